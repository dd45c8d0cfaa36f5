"""`asrus-pnp scan`: which cards lie in the photos."""

from pathlib import Path

import click

from asrus_pnp.cli.input import click_classes, completion, options
from asrus_pnp.cli.input.click_classes import option
from asrus_pnp.cli.show import answers
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.database import Database

WORDS = Text(
    "사진에 놓인 카드를 찾아 이름과 숫자, 장수로 적는다. 여러 사진은 합치고, 같은 카드는 한 번만 센다. "
    "카드는 앞면이 보이게, 적어도 마크(작은 흑백 무늬) 하나가 가려지지 않게 놓는다. 사진 한 장에 20장까지가 좋다.",
    "Lists the cards that lie in the photos: number, name, how many. Several photos are merged, and a card that is in two of them counts once. "
    "Lay the cards face up so that at least one of their marks, the small black and white patterns, can be seen; up to 20 cards a photo is best.",
)
EXPECT = Text(
    "이만큼 있어야 한다: 모자라면 몇 장인지, 알 수 있으면 무엇인지 말한다.",
    "How many cards there should be: says how many are missing, and which where that can be told.",
)
ANNOTATE = Text(
    "찾은 카드에 테두리와 이름을, 읽지 못한 곳에 물음표를 그린 사진을 이 파일로 씁니다.",
    "Write the photo to this file with each card that was found outlined and named, and what was not read outlined with a question mark.",
)


@click_classes.command("scan", WORDS, "asrus-pnp scan table.jpg --expect 20 --annotate seen.jpg")
@click.argument("photos", nargs=-1, metavar="PHOTO...", required=True, shell_complete=completion.files)
@option("--expect", type=click.IntRange(min=0), metavar="N", say=EXPECT)
@option("--annotate", "file", metavar="FILE", say=ANNOTATE)
@options.as_json
@options.language
@options.database
def command(photos: tuple[str, ...], expect: int | None, file: str | None, as_json: bool, lang: Lang, db: Database) -> None:
    from asrus_pnp.cli.show import scan_text  # Pillow takes as long to import as a score takes
    from asrus_pnp.photo import cards
    from asrus_pnp.photo.scan import scan

    named, files = list(dict.fromkeys(photos)), list[Path]()
    if file:
        from asrus_pnp.photo import annotate, outlines  # these need to know how cards are printed

        files = annotate.names(named, Path(file))
    found = scan(named, cards.physical(db))
    if file:
        printed = outlines.printed(db)
        for shot, path in zip(found.shots, files, strict=True):
            annotate.annotate(shot, printed, path, lang)
    if as_json:
        click.echo(answers.to_json(found.as_json(expect)))
    else:
        click.echo("\n".join(scan_text.lines(found, expect, [str(f) for f in files], lang)))
