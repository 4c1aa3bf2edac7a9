/** Creating tables. */
import type { AskCreate, Place, Policy, TellTable } from "../protocol";
import { request, gameList } from "./api";
import { opponents, seatCount } from "./games";
import { loadLocalSettings, openingFor, policyFor } from "./localSettings.svelte";
import { whenConnected, socket } from "./session.svelte";
import { forgetTable, recentTables, rememberTable } from "./recentTables";
import { navigate } from "./route.svelte";
import { settings } from "./settings.svelte";
import { RequestError } from "./socket";

export { forgetTable, rememberTable };

/** The tables this device has been at that are still open. */
export async function fetchRecentTables(): Promise<TellTable[]> {
  const tables = await Promise.all(
    recentTables().map((code) =>
      request<TellTable>("GET", `/tables/${code}`).catch((error: { code?: string }) => {
        if (error.code === "no_table" || error.code === "closed") forgetTable(code);
        return null;
      }),
    ),
  );
  return tables.filter((table) => table !== null);
}

export type NewTable = Omit<AskCreate, "type" | "id">;

/** Creates a table and navigates to it; with `begin` the game starts at once. */
export async function createTable(opening: NewTable, begin: boolean): Promise<void> {
  await whenConnected();
  const { code, written } = await request<{ code: string; written: string }>(
    "POST",
    "/tables",
    opening,
  );
  rememberTable(code);
  if (begin) {
    await socket.request({ type: "join", code });
    await socket.request({ type: "start" });
  }
  navigate(`/t/${written}`);
}

/**
 * Starts a game against computer players with the options that were last chosen for it, or else as
 * the settings of this computer have it; these may seat computer players only, to be watched.
 */
export async function playNow(game: string): Promise<void> {
  await whenConnected();
  await loadLocalSettings();
  const info = (await gameList()).find((one) => one.name === game)!;
  const last = settings.last[game];
  const file = last ? {} : openingFor(game);
  const known = last && last.preset in info.presets ? last.preset : file.preset;
  const preset = known ?? Object.keys(info.presets)[0]!;
  const options = (last?.preset === preset ? last.options : file.options) ?? {};
  settings.game = game;
  const others = seatCount(info, preset, options) - 1;
  const opening = {
    game,
    preset,
    options: { ...options },
    seats: file.seats ?? ["me", ...opponents(others, last?.level ?? "medium")],
  };
  const help = { odds: true, advice: true, cheat: true };
  const policy: Policy = { thinking: "human", ...help, ...policyFor(game) };
  if (last) Object.assign(policy, { watch: "none" });
  try {
    await createTable({ ...opening, policy }, true);
  } catch (error) {
    if (!last || !(error instanceof RequestError) || error.code !== "bad_options") throw error;
    delete settings.last[game]; // options that are no longer valid: use the defaults
    await playNow(game);
  }
}

export const seatsTaken = (places: readonly Place[]): number =>
  places.filter((place) => place.kind !== "open").length;
