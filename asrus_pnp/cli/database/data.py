"""`asrus-pnp data`: a copy of the card database to edit."""

from pathlib import Path

import click

from asrus_pnp.cli.input import click_classes, completion, options
from asrus_pnp.cli.show.terminal import paragraph
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.copying import copy_database
from asrus_pnp.database.database import Database

WORDS = Text(
    "카드 데이터를 DIR에 복사한다. 사본을 고쳐 어느 명령에나 --data DIR로 준다. 있는 폴더는 덮어쓰지 않는다.",
    "Writes a copy of the card database to DIR. Edit it, and give it to any command with --data DIR. An existing folder is not overwritten.",
)
NEXT = Text(
    "파일을 고친 다음: asrus-pnp check --data {0} 로 검사하고, asrus-pnp build --data {0} 로 인쇄한다.",
    "Edit the files, then check them with: asrus-pnp check --data {0} and print them with: asrus-pnp build --data {0}",
)


@click_classes.command("data", WORDS, "asrus-pnp data my-cards")
@click.argument("folder", metavar="DIR", shell_complete=completion.folders)
@options.language
@options.database
def command(folder: str, lang: Lang, db: Database) -> None:
    files = copy_database(db.root, Path(folder))
    click.echo("\n".join([*(str(Path(folder) / f) for f in files), "", *paragraph(NEXT.say(lang).format(folder))]))
