/** A lesson: a log that is played step by step, with something said at some steps and asked at others. */
import type { GameView } from "../protocol";

export interface Step {
  at: number; // after how many events
  say: string;
  hint?: string; // where something is asked: for who does something else
}

export interface Script {
  game: string;
  names: string[];
  moments: { event: string; view: GameView }[];
  steps: Step[];
}

export class Lesson {
  /** The step that is said, how many events are on the table, and the hint for a wrong action. */
  i = $state(0);
  n = $state(0);
  hint = $state("");
  /** Grows when the table jumps instead of playing on. */
  jumps = $state(0);

  constructor(readonly script: Script) {
    this.n = script.steps[0]!.at;
  }

  get step(): Step {
    return this.script.steps[this.i]!;
  }

  get last(): boolean {
    return this.i === this.script.steps.length - 1;
  }

  /** Events are on their way to this step. */
  get running(): boolean {
    return this.n < this.step.at;
  }

  /** The learner is to act now. */
  get asks(): boolean {
    return !this.running && this.step.hint !== undefined;
  }

  get expected(): string {
    return this.script.moments[this.n]?.event.slice(2) ?? "";
  }

  get moment(): { event: string; view: GameView } {
    return this.script.moments[this.n - 1]!;
  }

  /** On to the next step, if nothing is asked. */
  next(): void {
    if (this.last || this.asks) return;
    this.hint = "";
    this.i++;
  }

  back(): void {
    if (this.i) this.to(this.i - 1);
  }

  /** Straight to a step. */
  to(i: number): void {
    this.i = i;
    this.n = this.step.at;
    this.hint = "";
    this.jumps++;
  }

  /** One event more, on the way to the step. */
  play(): void {
    if (this.running) this.n++;
  }

  /** What the learner does: the right thing goes on, anything else brings the hint. */
  act(action: string): boolean {
    if (!this.asks) return false;
    if (action !== this.expected) {
      this.hint = this.step.hint!;
      return false;
    }
    this.hint = "";
    this.i++;
    this.n++;
    return true;
  }
}

/** The cards a text names in braces, for `t`: `{QC}` stands for itself. */
export function cardValues(text: string, word: (card: string) => string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/\{([2-9TJQKA][CDHS])\}/g)].map(([, card]) => [card!, word(card!)]),
  );
}

/** Lessons by game. */
export const LESSONS: Record<string, () => Promise<{ default: unknown }>> = {
  estimation_whist: () => import("./estimation_whist.json"),
  israeli_whist: () => import("./israeli_whist.json"),
  egyptian_estimation: () => import("./egyptian_estimation.json"),
  whist: () => import("./whist.json"),
  pesten: () => import("./pesten.json"),
};
