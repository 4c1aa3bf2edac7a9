"""The report of a contest: one self-contained HTML page with tables and plots as inline SVG."""

import re
from collections.abc import Iterator, Sequence
from html import escape

from .. import __version__
from ..engine.notation import rules_text
from . import plots
from .matches import Fault, MatchResult
from .plots import percent, rounded_percent
from .seating import Contest
from .standings import Standings, seats_of
from .summary import extent_text, method_text, standings_table

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
svg { display: block; width: 100%; min-width: 36rem; font: 13px system-ui, sans-serif }
table { border-collapse: collapse; width: 100%; font-size: .9rem }
th, td { padding: .35rem .45rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--rule) }
th:first-child, td:first-child { text-align: left } tr:last-child td { border-bottom: 0 }
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
) -> str:
    """The page; `command` is the command line that repeats the contest."""
    body = "\n".join(parts(contest, result, played, faults, title, command))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}: the arena</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def parts(
    contest: Contest,
    result: Standings,
    played: Sequence[MatchResult],
    faults: Sequence[Fault],
    title: str,
    command: str,
) -> Iterator[str]:
    rules = " ".join(f"{key}={value}" for key, value in rules_text(contest.rules).items())
    lines, names = result.players, [line.player for line in result.players]
    yield f"<h1>{escape(title)}: the arena</h1>"
    yield f"<p>{escape(extent_text(contest, result))}</p>"
    yield f'<p class="soft">Rules: {escape(rules) or "the defaults"} · seed {contest.seed}</p>'
    yield table(result, played)
    yield f'<p class="soft">{escape(method_text(contest, result))}</p>'
    yield heading("Wins", f"Chance, the dashed line, is {percent(result.chance)}.")
    rows = [(line.player, line.wins) for line in lines]
    yield plots.bars("Share of matches won", rows, percent, rounded_percent, mark=result.chance)
    yield heading("Mean score of a match", "")
    scores = [(line.player, line.score) for line in lines]
    yield plots.bars("Mean score", scores, "{:.1f}".format, "{:g}".format)
    made = [(line.player, line.made) for line in lines if line.made]
    if made:
        yield heading("Calls made", "Of all calls, how many took exactly their tricks.")
        yield plots.bars("Share of calls made", made, percent, rounded_percent, limit=1.0)
        yield heading("Calls made, by call", "Columns reach to 100 %; below: call, how often.")
        calls = [(i.player, [(c.call, c.times, c.made) for c in i.calls]) for i in lines if i.calls]
        yield plots.call_columns("Share of calls made by call", calls)
    yield heading("Scores", "How often which score; the dashed line is the median.")
    spread = [(n, [m.scores[k] for m in played for k in seats_of(m, n)]) for n in names]
    yield plots.distributions("Distribution of scores", spread)
    if len(names) > 1:
        yield heading("Head to head", "How often, in %, the row scored more; ties are half.")
        yield plots.heat_map("Head to head", names, result.head_to_head)
    if faults:
        yield heading("Errors", "A random legal action was played instead. The first of each:")
        for name in dict.fromkeys(fault.player for fault in faults):
            first = next(fault for fault in faults if fault.player == name)
            where = f"{name}, match {first.match}, seat {first.seat}: {first.what}"
            yield f"<pre>{escape(where)}</pre>"
    yield heading("Again", "The same command gives the same games:")
    yield f"<pre>{escape(command)}</pre>"
    yield f'<p class="soft">Digest of all events: <code>{result.digest}</code> · longsuit '
    yield f"{__version__}</p>"


def heading(title: str, about: str) -> str:
    return f"<h2>{escape(title)}</h2>" + f'<p class="soft">{escape(about)}</p>' * bool(about)


def table(result: Standings, played: Sequence[MatchResult]) -> str:
    heads, *rows = standings_table(result, played)
    html = "<tr>" + "".join(f"<th>{escape(head)}</th>" for head in heads) + "</tr>"
    for row in rows:
        html += "<tr>" + "".join(f"<td>{small_details(cell)}</td>" for cell in row) + "</tr>"
    return f'<div class="wide"><table>{html}</table></div>'


def small_details(cell: str) -> str:
    """A cell with its interval, deviation or multiplicity in small print."""
    return re.sub(r" (\(.*\)|± .*|×\d)$", r" <small>\1</small>", escape(cell))
