/** Random Things: small signs that wander about an idle table, each by a random walk. */
export interface Thing {
  sign: number;
  x: number;
  y: number;
  /** The direction, in radians. */
  heading: number;
}

export const SIDE = 31; // px, as the bitmaps of the original program

/** Places the things at random; `random` is a parameter, so that a walk can be repeated. */
export function scatter(
  count: number,
  width: number,
  height: number,
  random: () => number,
): Thing[] {
  return Array.from({ length: count }, (_, i) => ({
    sign: i % 5,
    x: random() * Math.max(0, width - SIDE),
    y: random() * Math.max(0, height - SIDE),
    heading: random() * 2 * Math.PI,
  }));
}

/** The thing after `ms` at a pace: it turns a little at random, and back at an edge. */
export function wander(
  thing: Thing,
  ms: number,
  pace: number,
  width: number,
  height: number,
  random: () => number,
): Thing {
  const distance = (pace * 40 * Math.min(ms, 100)) / 1000;
  let heading = thing.heading + (random() - 0.5) * 0.6;
  let x = thing.x + Math.cos(heading) * distance;
  let y = thing.y + Math.sin(heading) * distance;
  const right = Math.max(0, width - SIDE);
  const bottom = Math.max(0, height - SIDE);
  if (x < 0 || x > right) {
    heading = Math.PI - heading;
    x = Math.min(right, Math.max(0, x));
  }
  if (y < 0 || y > bottom) {
    heading = -heading;
    y = Math.min(bottom, Math.max(0, y));
  }
  return { ...thing, x, y, heading };
}
