"""What a shell may complete: names of papers, cards, sheets, cases and clauses. What cannot be read completes nothing."""

from collections.abc import Callable, Iterable
from typing import Any

import click
from click.shell_completion import CompletionItem

from asrus_pnp.core.errors import AsrusError
from asrus_pnp.database.database import Database

Complete = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


def beginning(names: Iterable[str], incomplete: str) -> list[CompletionItem]:
    """The names that begin so, whatever the case."""
    return [CompletionItem(name) for name in names if name.casefold().startswith(incomplete.casefold())]


def completing(names: Callable[[click.Context], Iterable[str]]) -> Complete:
    """A completer from the names that there are."""

    def complete(ctx: click.Context, _: click.Parameter, incomplete: str) -> list[CompletionItem]:
        try:
            return beginning(names(ctx), incomplete)
        except AsrusError:  # there is nobody to tell it to
            return []

    return complete


def _data(ctx: click.Context) -> Database:
    return ctx.params.get("db") or Database()


def _stocks(ctx: click.Context) -> Any:
    from asrus_pnp.pdf.impose import paper_sizes

    return paper_sizes.load(_data(ctx))


def _registrations(ctx: click.Context) -> list[str]:
    from asrus_pnp.export import presets

    return [r.id for r in presets.load(_data(ctx)).registrations]


def _cases(ctx: click.Context) -> list[str]:
    from asrus_pnp import registry

    return list(registry.game(ctx.params["game"]).load(_data(ctx)).cases) if ctx.params.get("game") else []


def _clauses(ctx: click.Context) -> list[str]:
    from asrus_pnp.rulebook.clauses import load_clauses

    return [c.id for c in load_clauses(_data(ctx), ctx.params["game"]).all] if ctx.params.get("game") else []


papers = completing(lambda ctx: [s.id for s in _stocks(ctx).papers])
card_sizes = completing(lambda ctx: [s.id for s in _stocks(ctx).cards])
sheets = completing(lambda ctx: [s.id for s in _stocks(ctx).sheets])
registrations = completing(_registrations)
cases = completing(_cases)
clauses = completing(_clauses)


def files(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Whatever files there are."""
    return [CompletionItem(incomplete, type="file")]


def folders(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Whatever folders there are."""
    return [CompletionItem(incomplete, type="dir")]
