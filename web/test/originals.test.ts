import { describe, expect, test } from "vitest";
import { audible } from "../src/lib/sound";
import type { GameView } from "../src/protocol";
import { holdingChance, unseenCounts, uniformGrid, serverGrid } from "../src/originals/odds";
import { eventSound } from "../src/originals/eventSound";
import { isFree, scatter, walk } from "../src/originals/randomThings";

/** A fixed sequence in place of chance. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

describe("random things", () => {
  const board = { x: 10, y: 50, width: 320, height: 200 };
  const deal = { x: 60, y: 80, width: 90, height: 60 };

  test("there are six signs, the four suits and two logos", () => {
    const things = scatter(6, board, [], numbers(7));
    expect(things.map((thing) => thing.sign)).toEqual([0, 1, 2, 3, 4, 5]);
  });
  test.each([1, 6, 20])("step by −%i, 0 or as much, on the board and off buttons", (multiplier) => {
    const random = numbers(7);
    let things = scatter(6, board, [deal], random);
    const steps = new Set<number>();
    const began = things;
    for (let i = 0; i < 2000; i++) {
      const before = things;
      things = things.map((thing) => walk(thing, multiplier, board, [deal], random)!);
      things.forEach((thing, at) => {
        steps.add(thing.x - before[at]!.x).add(thing.y - before[at]!.y);
        expect(isFree(thing, board, [deal])).toBe(true);
      });
    }
    expect([...steps].sort((a, b) => a - b)).toEqual([-multiplier, 0, multiplier]);
    expect(things.every((thing, i) => thing.x !== began[i]!.x || thing.y !== began[i]!.y)).toBe(
      true,
    );
  });
  test("move away from a dialog that opens over them, and go where there is no room", () => {
    const dialog = { x: 10, y: 50, width: 280, height: 200 };
    const thing = { sign: 2, x: 100, y: 100 };
    const moved = walk(thing, 6, board, [dialog], numbers(3))!;
    expect(moved.sign).toBe(2);
    expect(isFree(moved, board, [dialog])).toBe(true);
    expect(walk(thing, 6, board, [board], numbers(3))).toBeNull();
    expect(scatter(6, board, [board], numbers(3))).toEqual([]);
  });
});

describe("odds", () => {
  test("are those that the server told, copies put together", () => {
    const view = { hand: ["AS"], unseen: ["2C", "2C", "3C"], sizes: [1, 1] } as unknown as GameView;
    const odds = {
      type: "odds" as const,
      game: "g",
      n: 1,
      cards: ["2C", "2C", "3C"],
      rows: [
        [0, 0.5, 0.5],
        [0, 0.5, 0.5],
        [0, 0.25, 0.75],
      ],
    };
    const [clubs, , , spades] = serverGrid(view, odds, 1, ["C", "D", "H", "S"]);
    expect(clubs!.slice(0, 3).map((cell) => [cell.unseen, cell.chance])).toEqual([
      [2, 75],
      [1, 25],
      [0, 0],
    ]);
    expect(spades!.at(-1)!.mine).toBe(true);
  });

  const view = {
    seat: 0,
    hand: ["2C"],
    sizes: [1, 2, 3],
    unseen: ["3C", "4C", "AS", "KS", "KS", "JO"],
  } as unknown as GameView;
  test("one card is in a hand as often as the hand is of all places", () => {
    expect(holdingChance(1, 2, 6)).toBeCloseTo(100 / 3);
    expect(holdingChance(1, 0, 6)).toBe(0);
    expect(holdingChance(0, 2, 6)).toBe(0);
    expect(holdingChance(1, 6, 6)).toBeCloseTo(100);
  });
  test("of two copies at least one", () => {
    // 2 of 6 places without either: (4/6)(3/5)
    expect(holdingChance(2, 2, 6)).toBeCloseTo(100 * (1 - (4 / 6) * (3 / 5)));
  });
  test("the grid knows one's own, the seen and the unseen", () => {
    const [clubs, spades] = uniformGrid(view, 1, ["C", "S"]);
    expect(clubs!.slice(0, 3).map((cell) => [cell.card, cell.unseen, cell.mine])).toEqual([
      ["2C", 0, true],
      ["3C", 1, false],
      ["4C", 1, false],
    ]);
    expect(spades!.find((cell) => cell.card === "KS")!.unseen).toBe(2);
    expect(spades!.find((cell) => cell.card === "2S")!.chance).toBe(0);
  });
  test("unseen cards are counted by suit, jokers by themselves", () => {
    expect(unseenCounts(view.unseen, ["C", "D", "H", "S"])).toEqual([
      { suit: "C", n: 2 },
      { suit: "D", n: 0 },
      { suit: "H", n: 0 },
      { suit: "S", n: 3 },
      { suit: "", n: 1 },
    ]);
  });
});

describe("sound by itself", () => {
  test.each([
    [0, false],
    [7, false],
    [8, true],
    [21, true],
    [22, false],
  ])("at %i o'clock: %s", (hour, heard) => {
    expect(audible("auto", hour)).toBe(heard);
    expect(audible("on", hour)).toBe(true);
    expect(audible("off", hour)).toBe(false);
  });
});

describe("sounds", () => {
  const view = (more: object): GameView =>
    ({ actor: 1, rounds: [], won: [0, 0], ...more }) as unknown as GameView;
  test.each([
    ["0 7H", view({}), view({ won: [1, 0] }), 0, "trick"],
    ["1 7H", view({}), view({ actor: 0 }), 0, "turn"],
    ["1 call 2", view({}), view({}), 0, "bid"],
    ["0 7H", view({}), view({}), 0, "card"],
    ["* shuffle", view({}), view({}), 0, null],
  ])("%s", (event, before, after, you, due) => {
    expect(eventSound(event, before, after, you)).toBe(due);
  });
});
