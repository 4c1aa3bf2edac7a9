import { describe, expect, it } from "vitest";
import {
  around,
  cardPlace,
  FREE,
  handLayout,
  seatAfter,
  seatPlace,
  trickPlace,
} from "../src/table/layout";

describe("a hand on a phone", () => {
  for (const width of [304, 374]) {
    for (let n = 1; n <= 30; n++) {
      it(`leaves each of ${n} cards its free width in ${width} px`, () => {
        const layout = handLayout(n, width, true, "auto");
        expect(layout.rows.reduce((a, b) => a + b, 0)).toBe(n);
        if (Math.max(...layout.rows) > 1) expect(layout.step).toBeGreaterThanOrEqual(FREE - 0.001);
        expect(layout.drop).toBeGreaterThanOrEqual(FREE);
        for (let i = 0; i < n; i++) {
          const { x } = cardPlace(i, n, layout, false);
          expect(Math.abs(x) + layout.card / 2).toBeLessThanOrEqual(width / 2 + 0.001);
        }
      });
    }
  }

  it("has two rows from 11 cards on, and one by choice", () => {
    expect(handLayout(8, 374, true, "auto").rows).toEqual([8]);
    expect(handLayout(13, 374, true, "auto").rows).toEqual([7, 6]);
    expect(handLayout(15, 374, true, "auto").rows).toEqual([8, 7]);
    expect(handLayout(15, 374, true, "fan").rows).toEqual([15]);
  });
});

it("lays a hand on a desk in one row that stays inside", () => {
  const layout = handLayout(13, 520, false, "auto");
  expect(layout.rows).toEqual([13]);
  expect(layout.step * 12 + layout.card).toBeLessThanOrEqual(520.001);
});

it("mirrors a hand", () => {
  const layout = handLayout(5, 600, false, "auto");
  expect(cardPlace(0, 5, layout, true).x).toBeCloseTo(-cardPlace(0, 5, layout, false).x);
});

it("counts seats from one's own to the left", () => {
  expect([0, 1, 2, 3].map((seat) => around(seat, 2, 4))).toEqual([2, 3, 0, 1]);
  expect(around(3, -1, 4)).toBe(3);
});

it("puts the next player on the left clockwise, and on the right counter-clockwise", () => {
  const next = (way: number) => around(seatAfter(3, 1, 4, way), 3, 4);
  expect(seatPlace(next(1), 4).x).toBeLessThan(0.5);
  expect(seatPlace(next(-1), 4).x).toBeGreaterThan(0.5);
  expect([1, 2, 3].map((turns) => seatAfter(3, turns, 4, 1))).toEqual([0, 1, 2]);
  expect([1, 2, 3].map((turns) => seatAfter(0, turns, 4, -1))).toEqual([3, 2, 1]);
});

for (let seats = 2; seats <= 8; seats++) {
  it(`places ${seats} seats on the felt, the first on the left and none on another`, () => {
    const places = Array.from({ length: seats - 1 }, (_, i) => seatPlace(i + 1, seats));
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(-0.001);
      expect(x).toBeLessThanOrEqual(1.001);
      expect(y).toBeGreaterThanOrEqual(-0.001);
      expect(y).toBeLessThanOrEqual(1.001);
    }
    if (seats > 2) expect(places[0]!.x).toBeLessThan(places.at(-1)!.x);
    const board = { x: 740, y: 300 }; // the felt, less a plaque, at 1280 by 800 with the side panel
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1))
        expect(Math.abs(a.x - b.x) * board.x >= 176 || Math.abs(a.y - b.y) * board.y >= 64).toBe(
          true,
        );
    }
  });

  it(`lays the cards of ${seats} seats apart, one's own at the bottom`, () => {
    const places = Array.from({ length: seats }, (_, i) => trickPlace(i, seats));
    expect(Math.max(...places.map((p) => p.y))).toBe(places[0]!.y);
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.4);
  });
}
