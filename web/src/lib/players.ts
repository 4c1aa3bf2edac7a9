/** Computer players as they are written: `npc(naive_legal,smart)`. */
import type { GameInfo } from "./api";

/** A seat of a new table besides one's own. */
export interface SeatChoice {
  /** Kept for a friend. */
  open: boolean;
  level: string;
  style: string;
  /** Any other computer player, in place of the level; "" for none. */
  player?: string;
}

export interface PlayerSpec {
  name: string;
  values: string[];
}

export function parsePlayer(text: string): PlayerSpec {
  const match = /^\s*([\w-]+)\s*(?:\(([^()]*)\))?\s*$/.exec(text);
  const values = (match?.[2] ?? "").split(",").map((value) => value.trim());
  return { name: match?.[1] ?? "", values: values.filter((value) => value) };
}

export const playerText = ({ name, values }: PlayerSpec): string =>
  values.length ? `${name}(${values.join(",")})` : name;

/** A kind of player with a value for each of its parameters: those given, else the first ones. */
export function complete(players: GameInfo["players"], { name, values }: PlayerSpec): PlayerSpec {
  const parameters = players[name]?.parameters ?? [];
  return { name, values: parameters.map(({ values: all }, at) => values[at] ?? all[0]!.value) };
}

/** The text with which the server is asked to fill a seat. */
export function seatText(seat: SeatChoice): string {
  if (seat.open) return "open";
  return seat.player || `level(${seat.level},${seat.style})`;
}
