/** Where a window opens, and how far it can be moved and resized. */
import { DEFAULTS, type WindowPlace } from "../lib/settings.svelte";
import type { Box } from "./randomThings";

export interface Size {
  width: number;
  height: number;
}
type Point = { x: number; y: number };

/** What a window should leave free when it opens: seats, cards in play, the hand, the choices. */
export const IN_USE = ".seat, .hand, .doings, .tools, .table [data-card], .pile";
export const LEAST: Size = { width: 100, height: 120 }; // px
const GRID = 8; // px between the places that are tried
const GRIP = { x: 80, y: 44 }; // px of a window that stay on the screen, so that it can be moved

const MARGIN = 16; // px around what is in use, which may grow

/** The box of a node with some room around it. */
export function roomFor(node: Element): Box {
  const { x, y, width, height } = node.getBoundingClientRect();
  return {
    x: x - MARGIN,
    y: y - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  };
}

/** True if the person has not put the window anywhere yet. */
export function isUntouched(name: string, place: WindowPlace | undefined): boolean {
  const initial = DEFAULTS.windows[name];
  if (!place || !initial) return !place;
  return (["x", "y", "width", "height"] as const).every((key) => place[key] === initial[key]);
}

/** The place with the title bar on the screen. */
export function onScreen(place: Point, screen: Size): Point {
  return {
    x: Math.max(0, Math.min(place.x, screen.width - GRIP.x)),
    y: Math.max(0, Math.min(place.y, screen.height - GRIP.y)),
  };
}

/** The size within what is readable and what the screen has. */
export function sizeWithin(size: Size, screen: Size): Size {
  return {
    width: Math.max(LEAST.width, Math.min(size.width, screen.width)),
    height: Math.max(LEAST.height, Math.min(size.height, screen.height)),
  };
}

function covered(place: Point, size: Size, box: Box): number {
  const across = Math.min(place.x + size.width, box.x + box.width) - Math.max(place.x, box.x);
  const down = Math.min(place.y + size.height, box.y + box.height) - Math.max(place.y, box.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** True if a window there covers something in use, or is not wholly on the screen. */
export function isInTheWay(place: Point, size: Size, screen: Size, inUse: readonly Box[]): boolean {
  const outside = place.x + size.width > screen.width || place.y + size.height > screen.height;
  return outside || inUse.some((box) => covered(place, size, box) > 0);
}

/** The place next to the wanted one at which a window covers least of what is in use. */
export function freePlace(wanted: Point, size: Size, screen: Size, inUse: readonly Box[]): Point {
  const right = Math.max(0, screen.width - size.width);
  const bottom = Math.max(0, screen.height - size.height);
  const costAt = (place: Point): number =>
    1e6 * inUse.reduce((sum, box) => sum + covered(place, size, box), 0) +
    Math.hypot(place.x - wanted.x, place.y - wanted.y);
  let best = {
    x: Math.max(0, Math.min(wanted.x, right)),
    y: Math.max(0, Math.min(wanted.y, bottom)),
  };
  let least = costAt(best);
  for (let x = 0; x < right + GRID; x += GRID)
    for (let y = 0; y < bottom + GRID; y += GRID) {
      const place = { x: Math.min(right, x), y: Math.min(bottom, y) };
      const cost = costAt(place);
      if (cost < least) [best, least] = [place, cost];
    }
  return best;
}
