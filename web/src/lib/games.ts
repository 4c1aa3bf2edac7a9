/** The games.  Their rules and options come from the server. */
import type { GameInfo } from "./api";
import { t } from "./translation.svelte";

/**
 * Seats, and minutes of a match by the first preset, rounded up, with four computer players at
 * human pace.
 */
export const GAME_FACTS = {
  estimation_whist: { players: [2, 6], minutes: 16 },
  israeli_whist: { players: [4], minutes: 2 },
  egyptian_estimation: { players: [4], minutes: 21 },
  whist: { players: [2, 4], minutes: 6 },
  oh_hell: { players: [3, 7], minutes: 10 },
  pesten: { players: [2, 8], minutes: 2 },
} satisfies Record<string, { players: [number, number?]; minutes: number }>;

export type GameName = keyof typeof GAME_FACTS;
export const GAMES = Object.keys(GAME_FACTS) as GameName[];

export const isGame = (game: string): game is GameName => Object.hasOwn(GAME_FACTS, game);
export const title = (game: string): string => t(`game_${game}`);
export const tagline = (game: string): string => t(`game_${game}_tagline`);
export const presetTitle = (preset: string): string => t(`preset_${preset}`);

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
