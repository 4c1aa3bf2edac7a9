/** Random Things: six signs that wander about an idle table, each by a random walk. */

/** A part of the page, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Thing {
  /** 0 to 3 a suit, 4 and 5 a logo. */
  sign: number;
  x: number;
  y: number;
}

export const SIDE = 31; // px, as the bitmaps of the original program
export const SIGNS = 6;
const TRIES = 200; // places that are tried for a thing before it is left out

/** What no thing may cover: all that can be pressed, dialogs, windows and the trump. */
export const OBSTACLES =
  "button, a[href], input, select, textarea, dialog[open], .window, [role=menu], [data-trump]";

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** True if a thing at this place lies on the board and covers none of the obstacles. */
export function isFree(
  { x, y }: { x: number; y: number },
  board: Box,
  obstacles: readonly Box[],
): boolean {
  const inside =
    x >= board.x &&
    y >= board.y &&
    x + SIDE <= board.x + board.width &&
    y + SIDE <= board.y + board.height;
  return inside && !obstacles.some((one) => overlaps({ x, y, width: SIDE, height: SIDE }, one));
}

/** A free place chosen at random, or null if none was found. */
function freePlace(
  board: Box,
  obstacles: readonly Box[],
  random: () => number,
): { x: number; y: number } | null {
  for (let i = 0; i < TRIES; i++) {
    const place = {
      x: Math.round(board.x + random() * (board.width - SIDE)),
      y: Math.round(board.y + random() * (board.height - SIDE)),
    };
    if (isFree(place, board, obstacles)) return place;
  }
  return null;
}

/**
 * Places `count` things at random, each with the next sign; fewer where there is no room.  `random`
 * is a parameter, so that a walk can be repeated.
 */
export function scatter(
  count: number,
  board: Box,
  obstacles: readonly Box[],
  random: () => number,
): Thing[] {
  return Array.from({ length: count }, (_, i) => i % SIGNS).flatMap((sign) => {
    const place = freePlace(board, obstacles, random);
    return place ? [{ sign, ...place }] : [];
  });
}

/**
 * The thing after one step: −m, 0 or +m pixels in each direction, m being the multiplier.  It stays
 * where a step would lead off the board or onto an obstacle, and moves away if something appeared
 * under it; it is null if there is no room left.
 */
export function walk(
  thing: Thing,
  multiplier: number,
  board: Box,
  obstacles: readonly Box[],
  random: () => number,
): Thing | null {
  if (!isFree(thing, board, obstacles)) {
    const place = freePlace(board, obstacles, random);
    return place && { ...thing, ...place };
  }
  const move = (): number => (Math.floor(random() * 3) - 1) * multiplier;
  const next = { ...thing, x: thing.x + move(), y: thing.y + move() };
  return isFree(next, board, obstacles) ? next : thing;
}
