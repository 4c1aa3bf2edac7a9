/** What the table component is told, how it is set up, and what it reports.  It knows no rule. */
import type { GameView, Place } from "../protocol";
import type { Deck, Face, Order } from "../lib/settings.svelte";

export interface TableState {
  game: string;
  view: GameView;
  seats: readonly Place[];
  /** The seat at the bottom; -1 for a watcher, who sits at seat 0's side. */
  you: number;
  /** The newest happening, to be animated; `n` grows, `text` is in notation. */
  event: { n: number; text: string } | null;
  /** Milliseconds left for the seat in turn when `at` (performance.now()) was; null without a clock. */
  clock: { seat: number; left: number; at: number } | null;
  /** An action is on its way: nothing else can be done. */
  sending: string;
  /** Hands of all seats, for replays and the cheat window; null as a rule. */
  hands: string[][] | null;
  /** Why something was refused, to be said under the trick; "" for nothing. */
  said?: string;
  /** What seats have just said to each other, by seat. */
  bubbles?: readonly string[];
}

export interface TableConfig {
  deck: Deck;
  face: Face;
  order: Order;
  rows: "auto" | "fan";
  speed: number; // 0 is without motion
  reduced: boolean;
  trick: "wait" | "click";
  confirm: boolean;
  /** Only to be looked at: replays and watchers. */
  still: boolean;
}

export interface TableApi {
  act(action: string): void;
  /** An action that is not legal now was tried: its reason is wanted. */
  refused(action: string): void;
  /** An event has been shown. */
  shown?(event: { n: number; text: string }): void;
}
