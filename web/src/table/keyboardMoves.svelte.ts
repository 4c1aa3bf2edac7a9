/** Moves by typing: `7s`, `10h`, a number for a call, `pass`. */
import type { Option } from "../protocol";
import { matchTyped, typedActions } from "./legalActions";

const TYPING_PAUSE = 900;

export class KeyboardMoves {
  buffer = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: { action?: string; card?: string } | null = null;

  constructor(private readonly meant: (what: { action?: string; card?: string }) => void) {}

  /** Takes a pressed key; returns true if it is part of a move. */
  key(key: string, legal: readonly Option[], hand: readonly string[]): boolean {
    if (key === "Enter" && this.waiting) {
      this.fire(this.waiting);
      return true;
    }
    if (key === "Escape" || key === "Backspace") {
      const any = this.buffer !== "";
      this.reset();
      return any;
    }
    if (key.length !== 1 || (key === " " && !this.buffer)) return false;
    const { buffer, hit, more } = matchTyped(
      this.buffer,
      key.toLowerCase(),
      typedActions(legal, hand),
    );
    this.reset();
    if (!buffer) return false;
    if (hit && !more) this.fire(hit);
    else {
      this.buffer = buffer;
      this.waiting = hit;
      this.timer = setTimeout(
        () => (this.waiting ? this.fire(this.waiting) : this.reset()),
        TYPING_PAUSE * (hit ? 1 : 3),
      );
    }
    return true;
  }

  reset(): void {
    clearTimeout(this.timer);
    this.buffer = "";
    this.waiting = null;
  }

  private fire(what: { action?: string; card?: string }): void {
    this.reset();
    this.meant(what);
  }
}
