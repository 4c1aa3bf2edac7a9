/** The geometry of the table: seats around the felt, cards of a trick, cards of a hand. */
export interface Point {
  x: number;
  y: number;
}

/** The number of places from the bottom seat to a seat, clockwise. */
export const around = (seat: number, you: number, seats: number): number =>
  (((seat - Math.max(you, 0)) % seats) + seats) % seats;

/**
 * The seat so many turns after another; the turn passes clockwise if `way` is 1, and
 * counter-clockwise if it is -1.
 */
export const seatAfter = (seat: number, turns: number, seats: number, way: number): number =>
  (((seat + way * turns) % seats) + seats) % seats;

/**
 * The place of another seat on the felt, as fractions of its width and height, clockwise from the
 * left.
 */
export function seatPlace(round: number, seats: number): Point {
  if (seats === 2) return { x: 0.5, y: 0 };
  const others = seats - 1;
  const open = seats <= 4 ? 180 : seats <= 6 ? 220 : 236; // the arc they share, in degrees
  const step = others === 1 ? 0 : open / (others - 1);
  const angle = ((180 - open) / 2 + (round - 1) * step) * (Math.PI / 180); // 0 is left, 90 the top
  return {
    x: 0.5 - Math.cos(angle) / 2,
    y: seats <= 4 ? 0.5 - Math.sin(angle) / 2 : 0.56 - 0.56 * Math.sin(angle),
  };
}

/** The offset of a seat's card from the middle of the trick, in card widths and heights. */
export function trickPlace(round: number, seats: number): Point {
  const angle = ((90 + (360 * round) / seats) * Math.PI) / 180; // 90 is the bottom
  const wide = seats <= 2 ? 0 : seats <= 4 ? 1.08 : seats <= 6 ? 1.35 : 1.6;
  const tall = seats <= 4 ? 0.53 : 0.6;
  return { x: wide * Math.cos(angle), y: tall * Math.sin(angle) };
}

export const FREE = 44; // px of a card that must be visible for a thumb; a mouse needs less
const FREE_WIDE = 34;

export interface HandLayout {
  /** Cards in each row, the upper ones first. */
  rows: number[];
  /** Distance from card to card in a row, and from row to row, px. */
  step: number;
  drop: number;
  card: number;
  height: number;
  /** Degrees from card to card; 0 for straight rows. */
  fan: number;
}

const LEAST = 54; // px: the narrowest card whose index can be read

/**
 * Lays out n cards in a width: one fanned row, or rows in which enough of every card is visible.
 */
export function handLayout(
  n: number,
  width: number,
  narrow: boolean,
  rows: "auto" | "fan",
  most = 112,
): HandLayout {
  const wide = narrow
    ? Math.max(LEAST, Math.min(68, width / 5.6))
    : Math.min(most, Math.max(80, width / 6));
  const free = narrow ? FREE : FREE_WIDE;
  const fits = Math.max(1, Math.floor((width - (narrow ? LEAST : wide)) / free) + 1);
  const wanted = rows === "fan" ? 1 : Math.max(narrow && n >= 11 ? 2 : 1, Math.ceil(n / fits));
  const count = Math.max(1, Math.min(wanted, n || 1));
  const each = Math.ceil(n / count);
  const card = narrow ? Math.max(LEAST, Math.min(wide, width - free * (each - 1))) : wide;
  const filled = Array.from(
    { length: count },
    (_, i) => Math.floor(n / count) + (i < n % count ? 1 : 0),
  );
  const step = each > 1 ? Math.min(card * (narrow ? 0.86 : 0.74), (width - card) / (each - 1)) : 0;
  const drop = Math.max(FREE + 4, card * 0.72);
  const fan = !narrow && count === 1 && n > 2 ? Math.min(1.6, 12 / n) : 0;
  return {
    rows: filled,
    step,
    drop,
    card,
    fan,
    height: card * 1.4 + drop * (count - 1) + (fan ? 14 : 0),
  };
}

/**
 * The place of card i: px from the middle of the hand and from its top, and its rotation in
 * degrees.
 */
export function cardPlace(
  i: number,
  n: number,
  layout: HandLayout,
  mirrored: boolean,
): Point & { turn: number; row: number } {
  let [row, at] = [0, i];
  while (at >= (layout.rows[row] ?? n)) at -= layout.rows[row++]!;
  const inRow = layout.rows[row] ?? n;
  const side = (at - (inRow - 1) / 2) * (mirrored ? -1 : 1);
  const turn = side * layout.fan;
  return {
    x: side * layout.step,
    y: row * layout.drop + (layout.fan ? Math.abs(side) ** 1.8 * layout.fan * 0.32 : 0),
    turn,
    row,
  };
}

const PLAQUE = 66; // px: the height of the plaque across the table

/** The width, px, of a card in the middle of the felt. */
export function playedCardSize(
  felt: { width: number; height: number },
  tableWidth: number,
  seats: number,
  narrow: boolean,
): number {
  const crowded = seats > 4;
  const fitting = narrow
    ? Math.min(92, felt.height / 3.05, felt.width / (crowded ? 4.6 : 3.4))
    : Math.min(
        118 + Math.max(0, tableWidth - 1280) / 16,
        (felt.height - PLAQUE) / (crowded ? 3.2 : 2.95),
        felt.width / 7,
      );
  return Math.max(34, fitting);
}
