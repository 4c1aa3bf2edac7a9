/** A lesson: a game log played step by step, with a text at some steps and a task at others. */
import { cardText, RANKS, SUITS } from "../lib/cards";
import type { GameView } from "../protocol";

export interface Step {
  at: number; // the number of events before it
  say: string; // a message; its attribute `hint` is for a wrong action
  asks?: true; // the learner is to act
}

export interface Script {
  game: string;
  names: string[];
  moments: { event: string; view: GameView }[];
  steps: Step[];
}

export class Lesson {
  /** The current step, the number of events shown, and the hint for a wrong action. */
  i = $state(0);
  n = $state(0);
  hint = $state(""); // a message
  /** Counts the jumps, at which the table does not animate. */
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

  /** True while events before this step are being shown. */
  get running(): boolean {
    return this.n < this.step.at;
  }

  /** True if the learner is to act. */
  get asks(): boolean {
    return !this.running && this.step.asks === true;
  }

  get expected(): string {
    return this.script.moments[this.n]?.event.slice(2) ?? "";
  }

  get moment(): { event: string; view: GameView } {
    return this.script.moments[this.n - 1]!;
  }

  /** Goes to the next step, unless there is a task. */
  next(): void {
    if (this.last || this.asks) return;
    this.hint = "";
    this.i++;
  }

  back(): void {
    if (this.i) this.to(this.i - 1);
  }

  /** Jumps to a step. */
  to(i: number): void {
    this.i = i;
    this.n = this.step.at;
    this.hint = "";
    this.jumps++;
  }

  /** Shows one more event on the way to the step. */
  play(): void {
    if (this.running) this.n++;
  }

  /**
   * Takes the learner's action: returns true for the expected one, and shows the hint for any
   * other.
   */
  act(action: string): boolean {
    if (!this.asks) return false;
    if (action !== this.expected) {
      this.hint = `${this.step.say}.hint`;
      return false;
    }
    this.hint = "";
    this.i++;
    this.n++;
    return true;
  }
}

/** The values of all cards that a text may name, such as `$card_QC`. */
export const cardValues = (): Record<string, string> =>
  Object.fromEntries(
    SUITS.flatMap((suit) => [...RANKS].map((rank) => rank + suit)).map((card) => [
      `card_${card}`,
      cardText(card),
    ]),
  );

/** The lessons by game: a file for each. */
export const LESSONS: Record<string, () => Promise<{ default: unknown }>> = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: unknown }>("./*.json")).map(([file, load]) => [
    file.slice("./".length, -".json".length),
    load,
  ]),
);
