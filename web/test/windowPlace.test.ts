/** Where windows open. */
import { describe, expect, it, test } from "vitest";
import { DEFAULTS } from "../src/lib/settings.svelte";
import { freePlace, isUntouched, onScreen, sizeWithin } from "../src/originals/windowPlace";

const SCREEN = { width: 1280, height: 800 };
const overlaps = (
  place: { x: number; y: number },
  size: { width: number; height: number },
  box: { x: number; y: number; width: number; height: number },
): boolean =>
  place.x < box.x + box.width &&
  box.x < place.x + size.width &&
  place.y < box.y + box.height &&
  box.y < place.y + size.height;

describe("a window that nobody has moved", () => {
  it("opens where it was in the original if nothing is there", () => {
    expect(freePlace({ x: 100, y: 100 }, { width: 280, height: 300 }, SCREEN, [])).toEqual({
      x: 100,
      y: 100,
    });
  });
  it("opens beside the seats, as near as there is room", () => {
    const seats = [
      { x: 16, y: 250, width: 176, height: 70 },
      { x: 376, y: 64, width: 176, height: 70 },
      { x: 736, y: 250, width: 176, height: 70 },
    ];
    const size = { width: 280, height: 300 };
    const place = freePlace({ x: 100, y: 100 }, size, SCREEN, seats);
    expect(seats.some((seat) => overlaps(place, size, seat))).toBe(false);
    expect(Math.hypot(place.x - 100, place.y - 100)).toBeLessThan(250);
  });
  it("covers as little as possible where there is no room", () => {
    const all = { x: 0, y: 0, width: 1280, height: 700 };
    expect(freePlace({ x: 600, y: 0 }, { width: 100, height: 400 }, SCREEN, [all]).y).toBe(400);
  });
  it("is the one at the first place, open or not", () => {
    expect(isUntouched("cheat", DEFAULTS.windows.cheat)).toBe(true);
    expect(isUntouched("cheat", { x: 100, y: 100, open: true })).toBe(true);
    expect(isUntouched("cheat", { x: 100, y: 101 })).toBe(false);
    expect(isUntouched("odds1994", { x: 600, y: 0, width: 100, height: 300 })).toBe(false);
    expect(isUntouched("odds", undefined)).toBe(true);
  });
});

test("a window can always be caught by its title bar", () => {
  expect(onScreen({ x: -50, y: -5 }, SCREEN)).toEqual({ x: 0, y: 0 });
  expect(onScreen({ x: 5000, y: 5000 }, SCREEN)).toEqual({ x: 1200, y: 756 });
});
test("a window is neither too small to read nor larger than the screen", () => {
  expect(sizeWithin({ width: 3, height: 3 }, SCREEN)).toEqual({ width: 100, height: 120 });
  expect(sizeWithin({ width: 3000, height: 3000 }, SCREEN)).toEqual(SCREEN);
});
