/** The settings of this device, kept in local storage. */
import languages from "virtual:languages";

type Theme = "green" | "midnight" | "burgundy" | "light" | "contrast" | "1994";
export type Deck = "two" | "four" | "blind";
export type Face = "full" | "jumbo" | "index";
export type Order = "ascending" | "descending" | "alternating" | "dealt";
export type Language = string; // a key of `languages`

export interface Settings {
  language: Language;
  digits: "latin" | "native";
  theme: Theme;
  shade: "auto" | "light" | "dark";
  deck: Deck;
  face: Face;
  order: Order;
  rows: "auto" | "fan";
  speed: 0 | 0.5 | 1 | 2 | 3;
  trick: "wait" | "click";
  confirm: boolean; // a card is selected first and played with a second press
  sound: "off" | "on" | "auto";
  narrate: boolean;
  notify: "dialog" | "click" | "none"; // at the end of a trick
  confirmExit: boolean;
  things: { on: boolean; count: number; pace: number; after: number };
  twirl: boolean;
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
  order: "ascending",
  rows: "auto",
  speed: 1,
  trick: "wait",
  confirm: false,
  sound: "auto",
  narrate: true,
  notify: "none",
  confirmExit: true,
  things: { on: true, count: 6, pace: 1, after: 60 },
  twirl: true,
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
  return own.edition ? own : withoutDefaults(own);
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
