/** Names and taglines of the five games.  Their rules and options come from the server. */
import type { GameInfo } from "./api";
import { t } from "./translation.svelte";

export const GAMES = [
  "estimation_whist",
  "israeli_whist",
  "egyptian_estimation",
  "whist",
  "pesten",
] as const;
export type GameName = (typeof GAMES)[number];

const TITLES: Record<string, string> = {
  estimation_whist: "Estimation Whist",
  israeli_whist: "Israeli Whist",
  egyptian_estimation: "Egyptian Estimation",
  whist: "Whist to 24",
  pesten: "Pesten",
};

const TAGLINES: Record<string, string> = {
  estimation_whist: "Say how many tricks you will take; be right.",
  israeli_whist: "Bid for trump, then call to the trick.",
  egyptian_estimation: "Eighteen rounds of bids, dashes and risks.",
  whist: "Every trick counts on the way to 24.",
  pesten: "Get rid of your cards and bother the others.",
};

/**
 * Seats, and minutes of a match by the first preset, rounded up, with four computer players at
 * human pace.
 */
export const GAME_FACTS: Record<string, { seats: string; minutes: number }> = {
  estimation_whist: { seats: "2–6", minutes: 16 },
  israeli_whist: { seats: "4", minutes: 2 },
  egyptian_estimation: { seats: "4", minutes: 21 },
  whist: { seats: "2–4", minutes: 6 },
  pesten: { seats: "2–8", minutes: 2 },
};

export const isGame = (game: string): game is GameName =>
  (GAMES as readonly string[]).includes(game);
export const title = (game: string): string => t(TITLES[game] ?? game);
export const tagline = (game: string): string => t(TAGLINES[game] ?? "");

/** An identifier as words: `up_down` is "up down".  The words are a translation key. */
export const spelledOut = (name: string): string => name.replaceAll("_", " ");
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const PRESETS: Record<string, string> = {
  original: "as in the first program",
  version_1_2: "as in version 1.2",
  document: "as first written down",
  common: "as commonly played",
  walkthrough: "as in the walkthrough",
  jawaker: "as on Jawaker",
  federation: "by the federation",
  van_dongen: "by Van Dongen",
  common_dutch: "common in the Netherlands",
  strict: "strictly following",
  unenforced: "nobody watches",
};

/** The name of a preset, for the middle of a sentence and as a title. */
export const presetPhrase = (preset: string): string => t(PRESETS[preset] ?? spelledOut(preset));
export const presetTitle = (preset: string): string => capitalize(presetPhrase(preset));

export const LEVELS = ["gentle", "easy", "medium", "strong", "expert", "master"] as const;
export const STYLES = ["plain", "bold", "careful"] as const;

/** The number of seats with these options. */
export function seatCount(info: GameInfo, preset: string, options: Record<string, string>): number {
  const option = info.options.find((o) => o.name === "players");
  return option ? Number(options.players ?? info.presets[preset]?.players ?? option.default) : 4;
}

/** Specifications of `count` computer players of one level, with alternating styles. */
export function opponents(count: number, level: string): string[] {
  const styles = ["bold", "careful", "plain"];
  return Array.from({ length: count }, (_, i) => `level(${level},${styles[i % styles.length]})`);
}
