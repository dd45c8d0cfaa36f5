"""The one-page record of a kept game, written where `play` and `replay` are asked for it."""

from pathlib import Path
from typing import Any

from asrus_pnp.core import files
from asrus_pnp.core.text import Lang
from asrus_pnp.database.database import Database
from asrus_pnp.play import report
from asrus_pnp.play.session import Session


def write_page(file: Path, session: Session[Any], lang: Lang, db: Database) -> None:
    """Write the one-page record; raises DrawError."""
    from asrus_pnp.database.labels import load_labels
    from asrus_pnp.pdf.impose import paper_sizes
    from asrus_pnp.pdf.write import document
    from asrus_pnp.products.sheets.game_record import job

    paper = paper_sizes.load(db).paper("a4")
    files.write({file: document.draw(job(report.of(session), load_labels(db, session.play.book.id), paper, lang))})
