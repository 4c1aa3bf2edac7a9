/** The review of a finished game: where points were lost.  It is fetched once per point of view. */
import { request } from "../lib/api";
import { RequestError } from "../lib/socket";
import type { Line } from "../protocol";

export interface ReviewResult {
  judged: number;
  /** Without the search of the strong players. */
  simpler: boolean;
  standings: { seat: number; decisions: number; accuracy: number; bidding: number; play: number }[];
  costly: { at: number; seat: number; words: Line[] }[];
  losses: { at: number; seat: number; lost: number }[];
  /** Cards played against the rules, where the rules let that happen. */
  breaches: { round: number; note: Line }[];
  course: number[][];
  turning: number | null;
  /** It ended before a deal was finished. */
  no_winner: boolean;
}

export class GameReview {
  private results = $state.raw<Record<string, ReviewResult>>({});
  private requested = new Set<string>();
  error = $state.raw<RequestError | null>(null);

  constructor(readonly id: string) {}

  /** The review by what a seat knew, or with all hands open for -1; null until it is loaded. */
  result(seat: number): ReviewResult | null {
    return this.results[seat] ?? null;
  }

  async load(seat: number): Promise<void> {
    const key = String(seat);
    if (this.requested.has(key)) return;
    this.requested.add(key);
    this.error = null;
    try {
      const judged = await request<ReviewResult>(
        "GET",
        `/games/${this.id}/review${seat < 0 ? "" : `?seat=${seat}`}`,
      );
      this.results = { ...this.results, [key]: judged };
    } catch (reason) {
      this.requested.delete(key);
      if (!(reason instanceof RequestError)) throw reason;
      this.error = reason;
    }
  }
}
