/** The settings of this device, kept in local storage. */
import languages from "virtual:languages";

type Theme = "green" | "midnight" | "burgundy" | "light" | "contrast" | "1994";
export type Deck = "two" | "four" | "blind";
export type Face = "full" | "jumbo" | "index";
export type Paper = "light" | "dark";
export type Back = "bars" | "red" | "lattice" | "scales";
export type Order = "rules" | "ascending" | "descending" | "alternating" | "rank" | "dealt";
export type Language = string; // a key of `languages`

/** Where a window is, and its size if that was set; in pixels.  `open` at the next table. */
export interface WindowPlace {
  x: number;
  y: number;
  width?: number;
  height?: number;
  open?: boolean;
}

/** Random Things: `interval` in ms from step to step, `multiplier` in pixels, `after` in seconds. */
export interface Things {
  on: boolean;
  count: number;
  interval: number;
  multiplier: number;
  after: number;
}
/** The least and the greatest value of each. */
export const THING_LIMITS = {
  count: [1, 6],
  interval: [20, 1000],
  multiplier: [1, 20],
  after: [5, 300],
} as const;

export interface Settings {
  language: Language;
  digits: "latin" | "native";
  theme: Theme;
  shade: "auto" | "light" | "dark";
  deck: Deck;
  face: Face;
  paper: Paper;
  back: Back;
  order: Order;
  rows: "auto" | "fan";
  speed: 0 | 0.5 | 1 | 2 | 3;
  trick: "wait" | "click";
  confirm: boolean; // a card is selected first and played with a second press
  autoDraw: boolean; // where drawing is the only thing one can do
  sound: "off" | "on" | "auto";
  narrate: boolean;
  notify: "dialog" | "click" | "none"; // at the end of a trick
  confirmExit: boolean;
  things: Things;
  twirl: boolean;
  windows: Record<string, WindowPlace>; // by name: `cheat`, `odds1994`
  game: string; // the last one played
  last: Record<
    string,
    { preset: string; options: Record<string, string>; level: string; players?: number }
  >;
}

const KEY = "longsuit.settings";

export const DEFAULTS: Settings = {
  language: Object.keys(languages).find((one) => navigator.language.startsWith(one)) ?? "en",
  digits: "latin",
  theme: "green",
  shade: "auto",
  deck: "two",
  face: "full",
  paper: "light",
  back: "bars",
  order: "rules",
  rows: "auto",
  speed: 1,
  trick: "wait",
  confirm: false,
  autoDraw: false,
  sound: "auto",
  narrate: true,
  notify: "none",
  confirmExit: true,
  things: { on: true, count: 6, interval: 20, multiplier: 6, after: 60 },
  twirl: true,
  windows: {
    cheat: { x: 100, y: 100 },
    odds1994: { x: 600, y: 0, width: 100, height: 400 },
  },
  game: "estimation_whist",
  last: {},
};

/** What the person has set on this device; what is not there follows `initial`. */
type Own = Partial<Settings> & { edition?: 2 };

function kept(): Own {
  let own: Own;
  try {
    own = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Own;
  } catch {
    return {};
  }
  if (own.things) own.things = thingsWithinLimits(own.things);
  return own.edition ? own : withoutDefaults(own);
}

/** Stored things with every field that there is now, each within its limits. */
function thingsWithinLimits(stored: Partial<Things>): Things {
  const things = { ...DEFAULTS.things, on: stored.on ?? DEFAULTS.things.on };
  for (const [key, [least, most]] of Object.entries(THING_LIMITS) as [
    keyof typeof THING_LIMITS,
    readonly [number, number],
  ][])
    things[key] = Math.min(most, Math.max(least, Number(stored[key] ?? things[key]) || least));
  return things;
}

/** The settings of the first edition, which stored the defaults with what the person had set. */
function withoutDefaults(stored: Own): Own {
  const own = Object.entries(stored).filter(
    ([key, value]) => !same(value, DEFAULTS[key as keyof Settings]),
  );
  return Object.fromEntries(own) as Own;
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const own = kept();
const initial: Settings = { ...DEFAULTS };
export const settings: Settings = $state({ ...initial, ...own });
if (!(settings.language in languages)) settings.language = "en"; // of another edition

/** Stores what the person has set: what is not as it was given, or was not so once. */
export function keep(): void {
  const now = $state.snapshot(settings) as Settings;
  for (const key of Object.keys(now) as (keyof Settings)[])
    if (key in own || !same(now[key], initial[key])) Object.assign(own, { [key]: now[key] });
  localStorage.setItem(KEY, JSON.stringify({ ...own, edition: 2 }));
}

$effect.root(() => {
  $effect(keep);
});

/** Gives initial values to the settings that the person has not set on this device. */
export function suggest(values: Partial<Settings>): void {
  for (const [key, value] of Object.entries(values)) {
    Object.assign(initial, { [key]: value });
    if (!(key in own)) Object.assign(settings, { [key]: value });
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
export const motion = $state({ reduced: still.matches });
still.addEventListener("change", () => (motion.reduced = still.matches));
