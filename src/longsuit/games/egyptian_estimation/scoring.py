"""The scores of a round of Egyptian Estimation: §8, §9 and §10 of its rule sheet.

“The document” is the description of the game that the default options follow; `document` is its way
of scoring, beside those of the site Jawaker and of the federation.
"""

from ...engine.cards import Seat
from ...engine.game import Round

SEATS, CARDS = 4, 13

# The rules on plain integers; `sim` compiles them as they stand.

SCORINGS = ("document", "jawaker", "federation")
DOCUMENT, JAWAKER, FEDERATION = range(3)
ROLES = ("plain", "with", "caller", "dash call")
PLAIN, WITH, CALLER, DASH_CALL = range(4)
RISKS = ("", "risk", "double risk")


def role_of(scoring: int, dashed: bool, caller: bool, estimate: int, number: int) -> int:
    """§8: the role of a seat; `number` is the caller's estimate.  The document has no role With."""
    if dashed:
        return DASH_CALL
    if caller:
        return CALLER
    return WITH if scoring != DOCUMENT and estimate == number else PLAIN


def risk_of(scoring: int, role: int, last: bool, total: int) -> int:
    """§8: the risk of a seat: 0 for none, 1, or 2 for double risk; by the document only a plain
    seat can have one."""
    away = abs(total - CARDS)
    if not last or away < 2 or (scoring == DOCUMENT and role != PLAIN):
        return 0
    return 2 if away >= 4 else 1


def is_zero_when_under(role: int, estimate: int, total: int) -> bool:
    """§9: True for an estimate of 0 that is no dash call, in a round whose estimates add up to
    fewer than 13 tricks."""
    return estimate == 0 and total < CARDS and role != DASH_CALL


def made_bonus(scoring: int, role: int, estimate: int) -> int:
    """§9: the part Y of the score of an estimate that was made, without what risk and zeros add."""
    if scoring == FEDERATION and estimate >= 8:
        return 33
    if role == DASH_CALL:
        return 23
    return (10 if role == PLAIN else 20) + (3 if scoring == FEDERATION else 0)


def missed_bonus(scoring: int, role: int, estimate: int) -> int:
    """§9: the part Y of the score of an estimate that was missed, without what risk and zeros take
    off."""
    if scoring == FEDERATION and estimate >= 8:
        return -20
    if role == DASH_CALL:
        return -23 if scoring == JAWAKER else 0
    return 0 if role == PLAIN else -10


def bonus(scoring: int, role: int, risk: int, estimate: int, total: int, made: bool) -> int:
    """§9: the part Y of the score, without `sole_result_bonus`."""
    if scoring == DOCUMENT and risk:
        return 20 * risk if made else -10 - 10 * risk
    tens = risk
    if is_zero_when_under(role, estimate, total) and (
        scoring == JAWAKER or (scoring == FEDERATION and role == PLAIN)
    ):
        tens += 1
    if made:
        return made_bonus(scoring, role, estimate) + 10 * tens
    return missed_bonus(scoring, role, estimate) - 10 * tens


def sole_result_bonus(
    scoring: int, role: int, estimate: int, total: int, made: bool, makers: int
) -> int:
    """§9: the points added for the only seat of the four that made its estimate, and those taken
    from the only one that missed."""
    if makers != (1 if made else SEATS - 1):
        return 0
    twice = scoring == DOCUMENT and is_zero_when_under(role, estimate, total)
    return (20 if twice else 10) * (1 if made else -1)


def score(
    scoring: int, role: int, risk: int, estimate: int, won: int, total: int, makers: int
) -> int:
    """§9: X + Y; `makers` seats made their estimates."""
    made = estimate == won
    points = estimate if made else -abs(estimate - won)
    points += bonus(scoring, role, risk, estimate, total, made)
    return points + sole_result_bonus(scoring, role, estimate, total, made, makers)


def factor(scoring: int, estimate: int, doubling: int, by_document: bool) -> int:
    """§9, §10: Z · W, where W is `doubling`; or the document's formula, which leaves W out where Z
    is 1."""
    z = 2 if estimate >= 8 and scoring != FEDERATION else 1
    if by_document:
        return z + (doubling - 1) * (z - 1) * (doubling - 1)
    return z * doubling


def doubles(was_played: bool, makers: int, by_misses: bool) -> bool:
    """§10: True if a round doubles the next: it was skipped, or all four missed."""
    return not was_played or (by_misses and makers == 0)


# The same rules by seat.


def roles_and_risks(
    scoring: int, estimates: tuple[int, ...], dashed: int, caller: Seat, last: Seat
) -> tuple[tuple[int, int], ...]:
    """§8: the role and the risk of every seat; `dashed` is a set of seats."""
    pairs, total = [], sum(estimates)
    for seat, estimate in enumerate(estimates):
        dash = bool(dashed >> seat & 1)
        role = role_of(scoring, dash, seat == caller, estimate, estimates[caller])
        pairs.append((role, risk_of(scoring, role, seat == last, total)))
    return tuple(pairs)


def role_label(role: int, risk: int) -> str:
    """A role as the score sheet has it: `caller`, `risk`, `with, double risk`."""
    if not risk:
        return ROLES[role]
    return RISKS[risk] if role == PLAIN else f"{ROLES[role]}, {RISKS[risk]}"


def was_caller(line: Round, seat: Seat) -> bool:
    """True if the seat was the caller of a finished round; a skipped round had none."""
    return bool(line.roles) and line.roles[seat].split(", ")[0] == ROLES[CALLER]


def makers(estimates: tuple[int, ...], won: tuple[int, ...]) -> int:
    """The number of seats that made their estimates."""
    return sum([estimate == n for estimate, n in zip(estimates, won, strict=True)])


def factors(
    scoring: int, estimates: tuple[int, ...], doubling: int, by_document: bool
) -> tuple[int, ...]:
    """§9, §10: by seat, how many times its score counts; empty if all count once."""
    times = tuple([factor(scoring, estimate, doubling, by_document) for estimate in estimates])
    return times if max(times) > 1 else ()


def scores(
    scoring: int,
    roles: tuple[tuple[int, int], ...],
    estimates: tuple[int, ...],
    won: tuple[int, ...],
    doubling: int,
    by_document: bool,
) -> tuple[int, ...]:
    """§9, §10: the score of every seat, also when all four have missed."""
    made, total = makers(estimates, won), sum(estimates)
    return tuple(
        score(scoring, role, risk, estimate, n, total, made)
        * factor(scoring, estimate, doubling, by_document)
        for (role, risk), estimate, n in zip(roles, estimates, won, strict=True)
    )
