"""The match loop of every game: many matches, one after the other, by one kernel."""

from collections.abc import Callable

from .kernel_log import log_end
from .layout import BROKEN_OFF, MATCHES_WON, PLAYERS, RNG_STATE, ROUND, TOTALS, Row
from .rng import M57, fold_in

NO_LIMIT = 1 << 40  # rounds


def match_loop(
    begin: Callable[[Row, Row, int, int], None],
    over: Callable[[Row, Row], bool],
    play_on: Callable[[Row, Row, int, Row | None], None],
    count_round: Callable[[Row, int, Row], None],
    *,
    round_at: int = ROUND,
    totals_at: int = TOTALS,
    rng_at: int = RNG_STATE,
    most_rounds: int = NO_LIMIT,
) -> Callable[[Row, Row, Row, int, int, int, int, int, Row, Row, Row | None], int]:
    """The kernel `play_many` of a game, made of its functions.

    `begin` writes the row of a match by seed and number, `over` is True when the match has ended,
    `play_on` plays a whole round or a part of one, and `count_round` adds a finished round to a
    tally.  The places in the row are those of the finished rounds, the totals and the generator.
    A match without an end is broken off after `most_rounds`.

    Compiled code is specialised for each game; a call of these functions costs nothing.
    """

    def play_many(
        rules: Row,
        start: Row,
        state: Row,
        policy: int,
        seed: int,
        first: int,
        number: int,
        rounds: int,
        totals: Row,
        tally: Row,
        log: Row | None,
    ) -> int:
        """Plays matches by number from `start`, each to its end or for so many rounds.

        Writes the totals of every match, adds to the tally, and returns a checksum that does not
        depend on the order of the matches.  One loop runs through all matches: the threads of a
        graphics processor work in step, and none waits for the longest match of its warp.
        """
        seats, check, played = rules[PLAYERS], 0, 0
        if number:
            begin(state, start, seed, first)
        until = start[round_at] + (rounds if rounds else most_rounds)
        while played < number:
            finished = state[round_at]
            if finished < until and not over(rules, state):
                play_on(rules, state, policy, log)
                if state[round_at] != finished:
                    count_round(state, seats, tally)
                continue
            if not rounds and not over(rules, state):
                tally[BROKEN_OFF] += 1
            own, best = fold_in(0, state[rng_at]), state[totals_at]
            for seat in range(seats):
                total = state[totals_at + seat]
                best = max(best, total)
                own = fold_in(own, total)
                totals[played * seats + seat] = total
            if state[round_at]:  # nobody wins a match that ended before a round was finished
                for seat in range(seats):
                    tally[MATCHES_WON + seat] += 1 if state[totals_at + seat] == best else 0
            check = (check + own) & M57
            log_end(log)
            played += 1
            begin(state, start, seed, first + played)
        return check

    play_many.__module__ = over.__module__
    play_many.__qualname__ = play_many.__name__
    return play_many
