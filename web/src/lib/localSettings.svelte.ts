/**
 * The settings file of the person at this computer, which `longsuit start` shares with the page: it
 * has what `longsuit import` took over from the original programs.
 */
import { request } from "./api";
import type { Policy } from "../protocol";
import type { NewTable } from "./createTable";
import { settings, suggest, type Settings } from "./settings.svelte";

/** As `GET /api/settings` has them; a section is null if it is not set. */
export interface LocalSettings {
  /** Why the file cannot be used; then nothing else is set. */
  problem: string;
  table: {
    confirm_exit: boolean;
    save_on_exit: boolean;
    next_card: "dialog" | "click";
    cheat_window: boolean;
    probability_window: boolean;
  } | null;
  /** In pixels. */
  windows: {
    main_x: number;
    main_y: number;
    cheat_x: number;
    cheat_y: number;
    probability_x: number;
    probability_y: number;
    probability_width: number;
    probability_height: number;
  } | null;
  /** `interval` in ms. */
  random_things: { exist: boolean; interval: number; number: number; multiplier: number } | null;
  /** `interval` in ms. */
  icon_twirl: { on: boolean; interval: number } | null;
  /** `verso_up` false: the computer players' cards show their faces; `thinking_time` in ms. */
  whist: { seed: string | null; verso_up: boolean | null; thinking_time: number | null } | null;
  games: Record<string, { preset: string; options: Record<string, string>; seats: string[] }>;
}

/** `settings` is null until it is loaded, and where there are none. */
export const local = $state<{ settings: LocalSettings | null }>({ settings: null });

let loading: Promise<void> | null = null;

/** True if the page was opened under a name of this computer: nobody else is told the settings. */
export const isOwnComputer = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** Loads the settings once, and gives the page's own settings their initial values. */
export function loadLocalSettings(): Promise<void> {
  loading ??= isOwnComputer(location.hostname) ? load() : Promise.resolve();
  return loading;
}

async function load(): Promise<void> {
  const path = `/settings?lang=${settings.language}`;
  const found = await request<LocalSettings | null>("GET", path).catch(() => null);
  local.settings = found;
  if (found) suggest(suggestions(found));
}

/** The settings of the file, once they are loaded; null where there are none. */
export async function imported(): Promise<LocalSettings | null> {
  await loadLocalSettings();
  return local.settings;
}

/** What the file says of the settings that the page has itself. */
export function suggestions(file: LocalSettings): Partial<Settings> {
  const { table, windows, random_things: things, icon_twirl: icon } = file;
  return {
    ...(table && { notify: table.next_card, confirmExit: table.confirm_exit }),
    ...(things && {
      things: {
        ...settings.things,
        on: things.exist,
        count: things.number,
        interval: things.interval,
        multiplier: things.multiplier,
      },
    }),
    ...((windows || table) && { windows: places(windows, table) }),
    ...(icon && { twirl: icon.on }),
  };
}

/** Where the two windows of the original stood, and whether they were open. */
function places(at: LocalSettings["windows"], table: LocalSettings["table"]): Settings["windows"] {
  const { cheat, odds1994 } = settings.windows;
  return {
    ...settings.windows,
    cheat: {
      ...cheat!,
      ...(at && { x: at.cheat_x, y: at.cheat_y }),
      ...(table && { open: table.cheat_window }),
    },
    odds1994: {
      ...odds1994!,
      ...(at && {
        x: at.probability_x,
        y: at.probability_y,
        width: at.probability_width,
        height: at.probability_height,
      }),
      ...(table && { open: table.probability_window }),
    },
  };
}

/** What the file says of new tables of a game; nothing that it does not set. */
export function openingFor(game: string): Partial<NewTable> {
  const opening = local.settings?.games[game];
  if (!opening) return {};
  const { preset, options, seats } = opening;
  return { preset, options, ...(seats.length && { seats }) };
}

/** The game whose original had a seed, cards that lie face up, and a thinking time. */
const SEEDED = "whist";

/** What the file says of the policy of one's own new tables of a game. */
export function policyFor(game: string): Policy {
  const opening = local.settings?.games[game];
  const own = game === SEEDED ? local.settings?.whist : null;
  const watched = !!opening?.seats.length && !opening.seats.includes("me");
  return {
    ...(own?.seed != null && { seed: own.seed }),
    ...(own?.verso_up === false && { open_hands: true }),
    ...(own?.thinking_time != null && { thinking: "fixed", think: own.thinking_time }),
    ...(watched && { watch: "delayed", delay: 0 }),
  };
}
