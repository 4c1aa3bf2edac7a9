/** Where points were lost in a finished game of this server; each way to judge it is asked for once. */
import { ask } from "../lib/api";
import { Refused } from "../lib/socket";
import type { Line } from "../protocol";

export interface Judged {
  judged: number;
  standings: { seat: number; decisions: number; accuracy: number; bidding: number; play: number }[];
  costly: { at: number; seat: number; words: Line[] }[];
  losses: { at: number; seat: number; lost: number }[];
  course: number[][];
  turning: number | null;
}

export class Judging {
  private found = $state.raw<Record<string, Judged>>({});
  private asked = new Set<string>();
  sorry = $state.raw<Refused | null>(null);

  constructor(readonly id: string) {}

  /** By what a seat knew, or -1 for all hands open; null until it has been judged. */
  by(seat: number): Judged | null {
    return this.found[seat] ?? null;
  }

  async ask(seat: number): Promise<void> {
    const key = String(seat);
    if (this.asked.has(key)) return;
    this.asked.add(key);
    this.sorry = null;
    try {
      const judged = await ask<Judged>(
        "GET",
        `/games/${this.id}/review${seat < 0 ? "" : `?seat=${seat}`}`,
      );
      this.found = { ...this.found, [key]: judged };
    } catch (error) {
      this.asked.delete(key);
      if (!(error instanceof Refused)) throw error;
      this.sorry = error;
    }
  }
}
