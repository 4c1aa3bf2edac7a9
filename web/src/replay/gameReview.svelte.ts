/** The review of a finished game: where points were lost.  It is fetched once per point of view. */
import { request } from "../lib/api";
import { RequestError } from "../lib/socket";
import type { Line } from "../protocol";

export interface ReviewResult {
  judged: number;
  standings: { seat: number; decisions: number; accuracy: number; bidding: number; play: number }[];
  costly: { at: number; seat: number; words: Line[] }[];
  losses: { at: number; seat: number; lost: number }[];
  course: number[][];
  turning: number | null;
}

export class GameReview {
  private found = $state.raw<Record<string, ReviewResult>>({});
  private asked = new Set<string>();
  sorry = $state.raw<RequestError | null>(null);

  constructor(readonly id: string) {}

  /** The review by what a seat knew, or with all hands open for -1; null until it is loaded. */
  by(seat: number): ReviewResult | null {
    return this.found[seat] ?? null;
  }

  async load(seat: number): Promise<void> {
    const key = String(seat);
    if (this.asked.has(key)) return;
    this.asked.add(key);
    this.sorry = null;
    try {
      const judged = await request<ReviewResult>(
        "GET",
        `/games/${this.id}/review${seat < 0 ? "" : `?seat=${seat}`}`,
      );
      this.found = { ...this.found, [key]: judged };
    } catch (error) {
      this.asked.delete(key);
      if (!(error instanceof RequestError)) throw error;
      this.sorry = error;
    }
  }
}
