/** The replay of a finished game, event by event, fetched in pages as needed. */
import { request, requestText } from "../lib/api";
import { RequestError } from "../lib/socket";
import type { GameView, Place } from "../protocol";
import { verifyLog, type Judged } from "../lib/fairShuffle";
import { keptShuffles } from "../lib/witness";
import { dealPositions, parseEvents } from "./logFormat";

export interface Moment {
  at: number;
  event: string;
  view: GameView;
  hands?: string[][];
}

interface ReplayPart {
  game: string;
  kind: string;
  preset: string;
  names: string[];
  genders: NonNullable<Place["gender"]>[];
  players: string[];
  events: number;
  given: number;
  first: number;
  moments: Moment[];
  totals: number[];
  assisted: [number, string][];
}

const PAGE = 50;

export class Replay {
  part = $state.raw<ReplayPart | null>(null);
  log = $state("");
  n = $state(1);
  seat = $state(0);
  open = $state(true);
  error = $state.raw<RequestError | null>(null);
  verdicts = $state.raw<Judged[]>([]);
  private pages = $state.raw<Record<string, Moment[]>>({});
  private loading = new Set<string>();

  readonly events = $derived(parseEvents(this.log));
  readonly deals = $derived(dealPositions(this.events));
  readonly last = $derived(this.part?.events ?? 0);
  readonly moment = $derived(this.pages[this.key(this.n)]?.[(this.n - 1) % PAGE] ?? null);
  readonly seats = $derived<Place[]>(
    (this.part?.names ?? []).map((name, seat) => ({
      kind: this.part?.players[seat] ? "computer" : "person",
      name,
      gender: this.part?.genders[seat] ?? "",
      player: this.part?.players[seat] ?? "",
      here: true,
    })),
  );

  /** Takes the id of a game on this server, or the text of a log. */
  constructor(
    readonly id: string,
    file = "",
  ) {
    this.log = file;
  }

  private key(n: number): string {
    return `${this.open ? "open" : this.seat}/${Math.floor((n - 1) / PAGE)}`;
  }

  async begin(n: number, seat: number, open: boolean): Promise<void> {
    this.seat = seat;
    this.open = open;
    this.n = n;
    try {
      const [log] = await Promise.all([
        this.id ? requestText(`/games/${this.id}/log`) : this.log,
        this.loadPage(n),
      ]);
      this.log = log;
      this.n = Math.max(1, Math.min(this.n, this.last));
      await this.loadPage(this.n);
      this.verify();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      this.error = error;
    }
  }

  private verify(): void {
    this.verdicts = verifyLog(this.log, keptShuffles(this.id));
  }

  private async loadPage(n: number): Promise<void> {
    const key = this.key(n);
    if (this.pages[key] || this.loading.has(key) || n < 1) return;
    this.loading.add(key);
    const first = Math.floor((n - 1) / PAGE) * PAGE;
    const query = `seat=${this.seat}&first=${first}&open=${this.open ? "yes" : "no"}`;
    try {
      const part = this.id
        ? await request<ReplayPart>("GET", `/games/${this.id}/replay?${query}`)
        : await request<ReplayPart>("POST", `/logs?${query}`, this.log);
      this.part = part;
      this.pages = { ...this.pages, [key]: part.moments };
    } finally {
      this.loading.delete(key);
    }
  }

  /** Goes to a position and prefetches what follows. */
  to(n: number): void {
    this.n = Math.max(1, Math.min(n, this.last));
    this.prefetch();
  }

  watch(seat: number, open: boolean): void {
    this.seat = seat;
    this.open = open;
    this.prefetch();
  }

  private prefetch(): void {
    const failed = (error: unknown): void => {
      if (error instanceof RequestError) this.error = error;
      else throw error;
    };
    void this.loadPage(this.n)
      .then(() => (this.n + 10 <= this.last ? this.loadPage(this.n + 10) : undefined))
      .catch(failed);
  }

  /** The position of the previous or the next deal. */
  adjacentDeal(direction: 1 | -1): number {
    return direction > 0
      ? (this.deals.find((at) => at > this.n) ?? this.last)
      : (this.deals.findLast((at) => at < this.n) ?? 1);
  }
}
