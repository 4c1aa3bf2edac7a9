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

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...kept() });
if (!(settings.language in languages)) settings.language = "en"; // of another edition

$effect.root(() => {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
});

const still = matchMedia("(prefers-reduced-motion: reduce)");
export const motion = $state({ reduced: still.matches });
still.addEventListener("change", () => (motion.reduced = still.matches));
