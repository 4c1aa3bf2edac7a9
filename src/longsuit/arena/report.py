"""The report of a contest: one self-contained HTML page with tables and plots as inline SVG."""

import re
from collections.abc import Iterator, Sequence
from html import escape

from .. import __version__
from ..engine.notation import rules_text
from ..messages.languages import LANGUAGES
from ..messages.render import ENGLISH_READER, Reader
from . import plots
from .matches import Fault, MatchResult
from .seating import Contest
from .standings import Standings, seats_of
from .summary import extent_sentence, method_sentence, standings_table

STYLE = """
:root { color-scheme: light dark; --ground: #fbfaf6; --sheet: #fff; --ink: #1d2521;
  --soft: #5d6a63; --rule: #dcdfd8; --bar: #2a7257; --whisker: #12251d;
  --more: 42 114 87; --less: 180 85 45; }
@media (prefers-color-scheme: dark) { :root { --ground: #131815; --sheet: #1b221e;
  --ink: #e6ebe6; --soft: #9daaa2; --rule: #343e38; --bar: #4c9c7c; --whisker: #eef5f0;
  --more: 76 156 124; --less: 214 124 80; } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 58rem; padding: 2rem 1rem 4rem; background: var(--ground);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums }
h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: 1.1rem; margin: 2.2rem 0 .3rem }
p { margin: .3rem 0; max-width: 42rem } .soft, figcaption { color: var(--soft); font-size: .9rem }
.plot, .wide { overflow-x: auto; background: var(--sheet); border: 1px solid var(--rule);
  border-radius: 8px; padding: .8rem; margin: .6rem 0 }
svg { direction: ltr; display: block; width: 100%; min-width: 36rem;
  font: 13px system-ui, sans-serif }
table { border-collapse: collapse; width: 100%; font-size: .9rem }
th, td { padding: .35rem .45rem; text-align: end; white-space: nowrap;
  border-bottom: 1px solid var(--rule) }
th:first-child, td:first-child { text-align: start } tr:last-child td { border-bottom: 0 }
th { font-weight: 600; color: var(--soft) } td small { color: var(--soft) }
code, pre { font: .85rem ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
text { fill: var(--ink) } .end { text-anchor: end } .middle { text-anchor: middle }
.tick, .small { text-anchor: middle; fill: var(--soft); font-size: 12px } .small { font-size: 10px }
.figure { font-size: 12px } .bar { fill: var(--bar) } .blank { fill: var(--rule); opacity: .4 }
.grid { stroke: var(--rule) } .axis { stroke: var(--soft) }
.whisker { stroke: var(--whisker); stroke-width: 1.5; fill: none }
.mark { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 4 3 }
.more { fill: rgb(var(--more) / var(--strength)) }
.less { fill: rgb(var(--less) / var(--strength)) }
"""


def page(
    contest: Contest,
    result: Standings,
    played: Sequence[MatchResult],
    faults: Sequence[Fault],
    title: str,
    command: str,
    reader: Reader = ENGLISH_READER,
) -> str:
    """The page; `title` names the game, and `command` is the command line that repeats it all."""
    heading = reader.say("arena_page_title", name=title)
    body = "\n".join(parts(contest, result, played, faults, heading, command, reader))
    return document(heading, STYLE, body, reader)


def document(title: str, style: str, body: str, reader: Reader) -> str:
    """A page that needs nothing else, in the language and direction of its reader."""
    language, direction = reader.language, LANGUAGES[reader.language].direction
    return (
        f'<!doctype html>\n<html lang="{language}" dir="{direction}">\n<head>\n'
        '<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{style}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def parts(
    contest: Contest,
    result: Standings,
    played: Sequence[MatchResult],
    faults: Sequence[Fault],
    title: str,
    command: str,
    reader: Reader,
) -> Iterator[str]:
    say = reader.say
    rules = " ".join(f"{key}={value}" for key, value in rules_text(contest.rules).items())
    lines, names = result.players, [line.player for line in result.players]
    yield f"<h1>{escape(title)}</h1>"
    yield paragraph(reader.text(extent_sentence(contest, result)))
    seed = str(contest.seed)
    plan = (
        say("arena_rules", rules=rules, seed=seed)
        if rules
        else say("arena_rules_default", seed=seed)
    )
    yield paragraph(plan, "soft")
    yield table(result, played, reader)
    yield paragraph(reader.text(method_sentence(contest, result)), "soft")
    yield heading(say("wins_heading"), say("wins_about", percent=round(100 * result.chance, 1)))
    rows = [(line.player, line.wins) for line in lines]
    yield plots.bars(say("wins_plot"), rows, plots.Percent(reader), mark=result.chance)
    yield heading(say("mean_score_heading"), "")
    scores = [(line.player, line.score) for line in lines]
    yield plots.bars(say("mean_score_plot"), scores, plots.Decimal(reader))
    made = [(line.player, line.made) for line in lines if line.made]
    if made:
        yield heading(say("calls_made_heading"), say("calls_made_about"))
        yield plots.bars(say("calls_made_plot"), made, plots.Percent(reader), limit=1.0)
        yield heading(say("calls_made_by_call_heading"), say("calls_made_by_call_about"))
        calls = [(i.player, [(c.call, c.times, c.made) for c in i.calls]) for i in lines if i.calls]
        yield plots.call_columns(say("calls_made_by_call_heading"), calls, reader)
    yield heading(say("scores_heading"), say("score_spread_about"))
    spread = [(n, [m.scores[k] for m in played for k in seats_of(m, n)]) for n in names]
    yield plots.distributions(say("score_spread_plot"), spread, reader)
    if len(names) > 1:
        yield heading(say("head_to_head_heading"), say("head_to_head_about"))
        yield plots.heat_map(say("head_to_head_heading"), names, result.head_to_head, reader)
    if faults:
        yield heading(say("player_errors_heading"), say("player_errors_about"))
        for name in dict.fromkeys(fault.player for fault in faults):
            first = next(fault for fault in faults if fault.player == name)
            place = {"name": name, "match": first.match, "seat_number": first.seat + 1}
            yield f"<pre>{escape(say('player_error', text=first.what, **place))}</pre>"
    yield heading(say("same_games_heading"), say("same_games_about"))
    yield f'<pre dir="ltr">{escape(command)}</pre>'
    digest = say("events_digest", digest=result.digest)
    yield paragraph(f"{digest} · longsuit {__version__}", "soft")


def paragraph(text: str, css_class: str = "") -> str:
    return f'<p class="{css_class}">{escape(text)}</p>' if css_class else f"<p>{escape(text)}</p>"


def heading(title: str, about: str) -> str:
    return f"<h2>{escape(title)}</h2>" + f'<p class="soft">{escape(about)}</p>' * bool(about)


def table(result: Standings, played: Sequence[MatchResult], reader: Reader) -> str:
    heads, *rows = standings_table(result, played, reader)
    html = "<tr>" + "".join(f"<th>{escape(head)}</th>" for head in heads) + "</tr>"
    for row in rows:
        html += "<tr>" + "".join(f"<td>{small_details(cell)}</td>" for cell in row) + "</tr>"
    return f'<div class="wide"><table>{html}</table></div>'


def small_details(cell: str) -> str:
    """A cell with its interval, deviation or multiplicity in small print."""
    return re.sub(r" (\(.*\)|± .*|×\d)$", r" <small>\1</small>", escape(cell))
