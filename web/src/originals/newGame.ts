/** Starting a new game: at the same table if possible, else at a new one. */
import type { Place, Policy, TellTable } from "../protocol";
import { me } from "../lib/session.svelte";
import { forgetTable, createTable } from "../lib/createTable";
import type { TableSession } from "../lib/tableSession.svelte";

export const playsAlone = (table: TellTable): boolean =>
  table.seats.every((place) => place.kind !== "person" || place.person === me.person);
export const isHost = (table: TellTable): boolean => table.host === me.person;

/**
 * Specifications of `count` seats: this person first, then the computer players of the old table in
 * turn.
 */
function seatSpecs(places: readonly Place[], count: number): string[] {
  const players = places
    .filter((place) => place.kind === "computer")
    .map((place) => place.player || "heuristic");
  return [
    "me",
    ...Array.from({ length: count - 1 }, (_, i) => players[i % players.length] ?? "heuristic"),
  ];
}

export interface GameChanges {
  preset?: string;
  options?: Record<string, string>;
  policy?: Policy;
  count?: number;
}

/** Starts a new game at a new table; closes the old one if nobody else is there. */
export async function startNewGame(session: TableSession, change: GameChanges = {}): Promise<void> {
  const table = session.table;
  if (!table) return;
  const opening = {
    game: table.game,
    preset: change.preset ?? table.preset,
    options: change.options ?? table.options,
    seats: seatSpecs(table.seats, change.count ?? table.seats.length),
    policy: change.policy ?? table.policy,
  };
  if (isHost(table) && playsAlone(table)) {
    await session.request({ type: "close" });
    forgetTable(table.code);
  }
  await createTable(opening, true);
}

/** The request that Deal sends now; null if a game is in progress and a confirmation is needed. */
export function dealRequest(table: TellTable): "start" | "rematch" | null {
  return table.state === "waiting" ? "start" : table.state === "over" ? "rematch" : null;
}
