"""What players should know beside a score: a race that looks unfinished, clauses that this project decided."""

from collections.abc import Sequence

from asrus_pnp.core.text import Text
from asrus_pnp.games.astro_race.score.position import Player, Position
from asrus_pnp.games.astro_race.tables import Tables


def of_score(position: Position, ranks: Sequence[int], tables: Tables) -> list[Text]:
    """The notes to one score: a last player who has finished or not begun again, and clauses that this project decided."""
    last = next((p for p in position.players if p.last), None)
    used: tuple[str, ...] = ("AR-7.3",) if last and (last.reserve % tables.numbers.reserve_for_a_point or last.track) else ()
    if last is None or len(set(ranks)) < len(ranks):
        used += ("AR-7.5",)
    return ([_unfinished(last)] if last and not last.track else []) + tables.clauses.silences(used)


def _unfinished(last: Player) -> Text:
    """AR-6.5, AR-6.4: a player with nothing on the track has either finished or not yet started the next piece."""
    if last.reserve:
        return Text(
            f"{last.name}: 트랙에 말이 없고 예비가 {last.reserve}개다. 새 말은 예비에서 태양에 올린다 (AR-6.4).",
            f"{last.name} has none on the track and {last.reserve} in reserve; a new piece would have started from there (AR-6.4).",
        )
    return Text(
        f"{last.name}: 트랙에도 예비에도 말이 없으니 끝난 것이다. finished= 로 순서를 적을 수 있다 (AR-6.5).",
        f"{last.name} has none on the track and none in reserve, which is finished; finished= gives the place (AR-6.5).",
    )
