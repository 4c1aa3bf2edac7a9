/** The props of the table component. */
import type { GameView, Place } from "../protocol";
import type { Deck, Face, Order } from "../lib/settings.svelte";

export interface TableState {
  game: string;
  view: GameView;
  seats: readonly Place[];
  /** The seat at the bottom; -1 for a watcher, who sees the table from seat 0. */
  you: number;
  /** The newest event, to be animated; `n` grows, `text` is in notation. */
  event: { n: number; text: string } | null;
  /**
   * Milliseconds left for the seat in turn at the time `at` (performance.now()); null without a
   * clock.
   */
  clock: { seat: number; left: number; at: number } | null;
  /** The action that is on its way to the server; nothing else can be done meanwhile. */
  sending: string;
  /** Hands of all seats, for open replays; else null. */
  hands: string[][] | null;
  /** The reason why an action was refused, shown as the status; "" for none. */
  refusal?: string;
  /** Recent chat messages, by seat. */
  bubbles?: readonly string[];
}

export interface TableConfig {
  deck: Deck;
  face: Face;
  order: Order;
  rows: "auto" | "fan";
  speed: number; // 0 for no motion
  reduced: boolean;
  trick: "wait" | "click";
  confirm: boolean;
  /** Draws by itself where drawing is the only thing that can be done. */
  autoDraw: boolean;
  /** Read-only: replays and watchers. */
  still: boolean;
}

export interface TableApi {
  act(action: string): void;
  /** An action that is not legal now was tried; the caller shows the reason. */
  refused(action: string): void;
  /** An event has been shown. */
  shown?(event: { n: number; text: string }): void;
}
