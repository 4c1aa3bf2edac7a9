/**
 * A summary of a view with the same fields for every game.  It counts and looks up; it knows no
 * rule.
 */
import type { GameView } from "../protocol";
import { suitOf } from "../lib/cards";
import { seatAfter } from "./layout";

export interface ViewSummary {
  seats: number;
  /** Cards on the table by seat, the leader's first. */
  trick: { seat: number; card: string }[];
  led: string;
  /** A suit, N for no trump, or "" while it is not known or there is none. */
  trump: string;
  /** The card turned up to name trump, or "". */
  turned: string;
  calls: number[] | null;
  won: number[] | null;
  /** Tricks of this deal, and the sum of the calls made so far. */
  tricks: number;
  called: number;
  allCalled: boolean;
  totals: number[];
  /** The seat that goes first, or the one that dealt; -1 where that is not shown. */
  starter: number;
  dealer: number;
  /** The way the turn passes in tricks: 1 clockwise, -1 counter-clockwise. */
  way: number;
}

const UNDECIDED = ["deal", "cut", "void", "declare", "bid", "give", "choose", "over"];

export function summarize(view: GameView): ViewSummary {
  const seats = view.sizes.length || view.rounds.at(-1)?.scores.length || 0;
  const way = "table" in view && "way" in view ? view.way : 1;
  const trick = "table" in view ? cardsBySeat(view.table, view.leader, seats, way) : [];
  const won = "won" in view && view.won.length ? view.won : null;
  const calls = "calls" in view && view.calls.length && view.phase !== "deal" ? view.calls : null;
  const numbers = calls?.filter((n) => n >= 0) ?? [];
  const trump =
    "trump" in view && (view.trump !== "N" || !UNDECIDED.includes(view.phase)) ? view.trump : "";
  return {
    seats,
    trick,
    led: trick[0] ? suitOf(trick[0].card) : "",
    trump,
    turned: "turned" in view && view.turned !== "??" ? view.turned : "",
    calls,
    won,
    tricks: Math.max(0, ...view.sizes) + (won?.reduce((a, b) => a + b, 0) ?? 0),
    called: numbers.reduce((a, b) => a + b, 0),
    allCalled: calls !== null && numbers.length === seats,
    totals:
      "points" in view
        ? view.points
        : (view.rounds.at(-1)?.totals ?? new Array<number>(seats).fill(0)),
    starter: "starter" in view ? view.starter : -1,
    dealer: "dealer" in view && !("stock" in view) ? view.dealer : -1,
    way,
  };
}

/** The cards of a trick with their seats, the leader's first. */
export const cardsBySeat = (
  cards: readonly string[],
  leader: number,
  seats: number,
  way: number,
): { seat: number; card: string }[] =>
  cards.map((card, i) => ({ seat: seatAfter(leader, i, seats, way), card }));

/** The standing bid of an auction and its seat. */
export function standingBid(view: GameView): { seat: number; bid: string } | null {
  if (!("bids" in view)) return null;
  const made = view.bids.filter(([, action]) => action.startsWith("bid "));
  const best = made.at(-1);
  return best ? { seat: best[0], bid: best[1].slice(4) } : null;
}

/** The last action of a seat in the auction: a bid, `pass`, `dash`, or "". */
export function lastBid(view: GameView, seat: number): string {
  if ("dashed" in view && view.dashed.includes(seat)) return "dash";
  if (!("bids" in view)) return "";
  return view.bids.findLast(([who]) => who === seat)?.[1] ?? "";
}

/** The tricks of a call: made, still needed, too many. */
export function trickMarks(
  call: number,
  won: number,
): { made: number; needed: number; over: number } {
  return {
    made: Math.min(call, won),
    needed: Math.max(0, call - won),
    over: Math.max(0, won - call),
  };
}
