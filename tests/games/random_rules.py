"""Random options of every game."""

from typing import Any, Literal, get_args, get_origin, get_type_hints

from hypothesis import strategies as st
from msgspec import Meta
from msgspec.structs import fields

from longsuit.games import GAMES


def values(hint: Any, default: Any) -> st.SearchStrategy[Any]:
    """Mostly the default, else anything the field allows."""
    if hint is bool:
        return st.booleans()
    if get_origin(hint) is Literal:
        return st.sampled_from(get_args(hint))
    for part in get_args(hint):
        if isinstance(part, Meta):
            low, high = int(part.ge or 0), int(part.le or 0)
            return st.just(default) | st.integers(low, min(high, low + 6))
    return st.just(default) | values(get_args(hint)[0], default)


def random_rules(name: str) -> st.SearchStrategy[Any]:
    """A preset of a game in which up to five options are changed at random."""
    kind = GAMES[name].Rules
    hints = get_type_hints(kind, include_extras=True)

    @st.composite
    def draw_rules(draw: st.DrawFn) -> Any:
        changed = draw(st.sets(st.sampled_from([f.name for f in fields(kind)]), max_size=5))
        defaults = {f.name: f.default for f in fields(kind)}
        preset = draw(st.sampled_from(sorted(GAMES[name].PRESETS)))
        chosen = {f: getattr(GAMES[name].PRESETS[preset], f) for f in defaults}
        for field in sorted(changed):
            wanted = draw(values(hints[field], defaults[field]))
            try:
                kind(**{**chosen, field: wanted})
            except ValueError:
                continue
            chosen[field] = wanted
        return kind(**chosen)

    return draw_rules()
