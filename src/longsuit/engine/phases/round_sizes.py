"""Matches whose rounds have different numbers of cards."""

# The rule on plain integers; `sim` compiles it as it stands.


def up_down(number: int, most: int) -> int:
    """The cards in a round, counted from 0, of the sequence 1 2 … most … 2 1."""
    return number + 1 if number < most else 2 * most - 1 - number


# The sequences by name.


def round_sizes(sequence: str, most: int) -> tuple[int, ...]:
    """The cards of each round: `up`, `down`, `up_down` or `down_up`, with `most` the highest."""
    match sequence:
        case "up_down":
            return tuple([up_down(r, most) for r in range(2 * most - 1)])
        case "down_up":
            return tuple([most + 1 - up_down(r, most) for r in range(2 * most - 1)])
        case "up":
            return tuple(range(1, most + 1))
        case _:
            return tuple(range(most, 0, -1))
