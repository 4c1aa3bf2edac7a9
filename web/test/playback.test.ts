import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameView } from "../src/protocol";
import { Playback, DURATIONS } from "../src/table/playback.svelte";

const base = {
  seat: 0,
  phase: "play",
  actor: 0,
  legal: [],
  hand: ["AS"],
  sizes: [1, 1],
  unseen: [],
  rounds: [],
  prompt: null,
  round: 1,
  of: 3,
  trump: "S",
  starter: 0,
  calls: [1, 0],
  leader: 0,
  last_trick: [],
  last_leader: 0,
};
const view = (table: string[], won: number[]): GameView =>
  ({ ...base, table, won }) as unknown as GameView;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begun(trick: "wait" | "click", speed = 1): Playback {
  const pace = new Playback(() => ({ speed, reduced: false, trick }));
  pace.push({ n: 4, text: "" }, view([], [0, 0]));
  pace.push({ n: 5, text: "0 7H" }, view(["7H"], [0, 0]));
  pace.push({ n: 6, text: "1 9H" }, view([], [0, 1]));
  pace.push({ n: 7, text: "1 2C" }, view(["2C"], [0, 1]));
  return pace;
}

it("shows one thing after another and leaves a finished trick for a while", () => {
  const pace = begun("wait");
  expect(pace.step?.n).toBe(5);
  vi.advanceTimersByTime(DURATIONS.fly + DURATIONS.rest);
  expect(pace.step?.n).toBe(6);
  expect(pace.trick).toEqual({ leader: 0, cards: ["7H", "9H"] });
  expect(pace.winner).toBe(1);
  vi.advanceTimersByTime(DURATIONS.fly + DURATIONS.wait);
  expect(pace.trick).toBeNull();
  expect(pace.step?.n).toBe(7);
  expect(pace.tricks).toBe(1);
  expect(pace.taker).toBe(1);
});

it("waits for a press, if that is wanted", () => {
  const pace = begun("click");
  vi.advanceTimersByTime(60_000);
  expect(pace.paused).toBe(true);
  expect(pace.step?.n).toBe(6);
  pace.resume();
  expect(pace.step?.n).toBe(7);
});

it("skips to the newest at once", () => {
  const pace = begun("wait");
  pace.skip();
  expect(pace.step?.n).toBe(7);
  expect(pace.queue).toEqual([]);
  expect(pace.trick).toBeNull();
});

it("does not wait at speed 0", () => {
  expect(begun("wait", 0).step?.n).toBe(7);
});

it("jumps where something is missing, and back", () => {
  const pace = begun("wait");
  pace.push({ n: 12, text: "0 3C" }, view(["3C"], [1, 1]));
  expect(pace.step?.n).toBe(12);
  pace.push({ n: 3, text: "" }, view([], [0, 0]));
  expect(pace.step?.n).toBe(3);
  expect(pace.queue).toEqual([]);
});
