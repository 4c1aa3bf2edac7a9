/** Plays events back one after another at a readable pace; a press skips ahead. */
import type { GameView } from "../protocol";
import { parseEvent, trickWinner } from "../lib/narrate";

export interface Step {
  n: number;
  text: string;
  view: GameView;
}

export interface Tempo {
  speed: number;
  reduced: boolean;
  trick: "wait" | "click";
}

/** Durations in milliseconds at speed 1. */
export const DURATIONS = {
  deal: 40,
  fly: 180,
  rest: 90,
  wait: 600,
  gather: 220,
  round: 1400,
  fade: 120,
  action: 260,
};

/** A duration at the chosen speed.  Reduced motion keeps the pauses, which are for reading. */
export function duration(ms: number, tempo: Pick<Tempo, "speed">): number {
  return tempo.speed ? ms / tempo.speed : 0;
}

export class Playback {
  shown = $state.raw<GameView | null>(null);
  /** The event being shown. */
  step = $state.raw<Step | null>(null);
  /** A finished trick that is still on the table, and the seat that won it. */
  trick = $state.raw<{ leader: number; cards: string[] } | null>(null);
  winner = $state(-1);
  /** The winner of the trick that was cleared away last. */
  taker = -1;
  /** Counters of tricks and deals, used as keys for their cards. */
  tricks = $state(0);
  deals = $state(0);
  /** The finished trick waits for a press. */
  paused = $state(false);
  queue = $state.raw<Step[]>([]);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private resting = false;

  constructor(
    private readonly tempo: () => Tempo,
    private readonly stepped: (step: Step, before: GameView | null) => void = () => {},
  ) {}

  /**
   * Adds an event.  A view that does not follow the last event (the first one, a jump) is shown at
   * once.
   */
  push(event: { n: number; text: string } | null, view: GameView): void {
    const newest = this.queue.at(-1) ?? this.step;
    if (!this.shown || !event || !newest || event.n !== newest.n + 1) {
      if (newest && event && event.n === newest.n && newest.view === view) return;
      this.stop();
      this.step = event ? { ...event, view } : null;
      this.shown = view;
      return;
    }
    this.queue = [...this.queue, { ...event, view }];
    if (!this.resting) this.next();
  }

  /** Shows everything that is queued at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.resting = this.paused = false;
    this.clear();
    while (this.queue.length) {
      this.take();
      this.clear();
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.resting = this.paused = false;
    this.queue = [];
    this.clear();
  }

  private clear(): void {
    if (!this.trick) return;
    this.taker = this.winner;
    this.trick = null;
    this.tricks++;
  }

  private take(): Step {
    const [step, ...rest] = this.queue as [Step, ...Step[]];
    const before = this.shown;
    const event = parseEvent(step.text);
    this.queue = rest;
    this.step = step;
    this.winner = event.word === "play" ? trickWinner(before, step.view) : -1;
    if (this.winner >= 0 && before && "table" in before)
      this.trick = { leader: before.leader, cards: [...before.table, ...event.args] };
    if (event.word === "shuffle" && before && !before.hand.length) this.deals++;
    this.shown = step.view;
    this.stepped(step, before);
    return step;
  }

  private next(): void {
    this.clear();
    if (!this.queue.length) {
      this.resting = false;
      return;
    }
    const rounds = this.shown?.rounds.length ?? 0;
    const step = this.take();
    const tempo = this.tempo();
    const word = parseEvent(step.text).word;
    let ms =
      word === "play"
        ? DURATIONS.fly + DURATIONS.rest
        : word === "shuffle"
          ? DURATIONS.deal * Math.max(0, ...step.view.sizes)
          : DURATIONS.action;
    if (this.trick)
      ms = DURATIONS.fly + (step.view.rounds.length > rounds ? DURATIONS.round : DURATIONS.wait);
    this.resting = true;
    this.paused = this.trick !== null && tempo.trick === "click";
    if (this.paused) return;
    const wait = duration(ms, tempo);
    if (wait) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }

  /** Continues after a trick that waits for a press. */
  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    this.next();
  }
}
