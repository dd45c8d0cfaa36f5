"""How a game begins, for people: numbered steps with their clauses."""

from asrus_pnp.cli.show.answers import bold, notes
from asrus_pnp.cli.show.terminal import paragraph
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.play.opening import told
from asrus_pnp.results.setting_up import Layout

TITLE = Text("{}: {}명의 게임 준비", "{}: set-up for {}")


def layout(one: Layout, name: Text, lang: Lang) -> list[str]:
    """The steps in lines, under the name of the game."""
    steps = [line for text in told(one) for line in paragraph(text.say(lang), "  ", "     ")]
    return [bold(TITLE.say(lang).format(name.say(lang), one.players)), *steps, *notes(one.notes, lang)]
