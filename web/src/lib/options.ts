/** The options of a game: their kinds, their values, and a short code to share them. */
import type { GameInfo } from "./api";
import { t } from "./translation.svelte";

export type Option = GameInfo["options"][number];
export type OptionValues = Record<string, string>;
/** A preset, and the options that differ from it. */
export type SharedOptions = { preset: string; options: OptionValues };

export type OptionKind =
  | { kind: "yes_no" }
  | { kind: "choice"; choices: string[] }
  /** A seat is kept from 0, and shown from 1. */
  | { kind: "number"; least: number; most: number; auto: boolean; seat?: true };

/** The kind of an option, by its schema; choices are in the server's order. */
export function optionKind(option: Option): OptionKind {
  const schema = option.schema as {
    type?: string;
    format?: string;
    enum?: string[];
    anyOf?: { type?: string; minimum?: number; maximum?: number }[];
    minimum?: number;
    maximum?: number;
  };
  if (schema.type === "boolean") return { kind: "yes_no" };
  if (schema.enum) {
    const listed = option.may_be.split(" or ");
    return { kind: "choice", choices: listed.length === schema.enum.length ? listed : schema.enum };
  }
  const whole = schema.anyOf?.find((one) => one.type === "integer") ?? schema;
  return {
    kind: "number",
    least: whole.minimum ?? 0,
    most: whole.maximum ?? 1_000_000,
    auto: schema.anyOf !== undefined,
    ...(schema.format === "seat" ? { seat: true } : {}),
  };
}

/** Every option with its value: the defaults, overridden by the preset, overridden by `own`. */
export function allOptions(info: GameInfo, preset: string, own: OptionValues): OptionValues {
  return {
    ...Object.fromEntries(info.options.map((o) => [o.name, o.default])),
    ...info.presets[preset],
    ...own,
  };
}

/** The options whose values differ from the preset's. */
export function changedOptions(info: GameInfo, preset: string, chosen: OptionValues): OptionValues {
  const usual = allOptions(info, preset, {});
  return Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => name in usual && usual[name] !== value),
  );
}

export interface Lowered {
  option: string;
  value: number;
  /** What it was before. */
  n: number;
  players: number;
}

/**
 * The options of a person with those lowered that the number of players does not allow, and what
 * was lowered.
 */
export function lowered(
  info: GameInfo,
  preset: string,
  own: OptionValues,
): { options: OptionValues; changes: Lowered[] } {
  const all = allOptions(info, preset, own);
  const changes = Object.entries(info.limits[all.players ?? ""] ?? {})
    .map(([option, value]) => ({
      option,
      value,
      n: Number(all[option]),
      players: Number(all.players),
    }))
    .filter(({ n, value }) => n > value); // an automatic value is no number
  const options = changes.map(({ option, value }) => [option, String(value)]);
  return { options: { ...own, ...Object.fromEntries(options) }, changes };
}

export const loweredSentence = ({ option, value, n, players }: Lowered): string =>
  t("option_lowered", { option_word: `option_${option}`, value, n, player_count: players });

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

function checksum(text: string): string {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 2601;
  return LETTERS[Math.floor(sum / 51)]! + LETTERS[sum % 51]!;
}

/**
 * A short code: the game's version, the preset's letter, then for each differing option its letter
 * and its value (a number, the place among the choices, `x` for auto), and two letters to find slips.
 */
export function encodeOptions(info: GameInfo, preset: string, own: OptionValues): string {
  const parts = Object.entries(changedOptions(info, preset, own)).map(([name, value]) => {
    const at = info.options.findIndex((o) => o.name === name);
    const kind = optionKind(info.options[at]!);
    const short =
      kind.kind === "yes_no"
        ? value === "yes"
          ? "1"
          : "0"
        : kind.kind === "choice"
          ? String(kind.choices.indexOf(value))
          : value === "auto"
            ? "-"
            : value;
    return LETTERS[at]! + short;
  });
  const letter = LETTERS[Object.keys(info.presets).indexOf(preset)];
  const text = `${info.version}${letter}${parts.sort().join("")}`;
  return text + checksum(text);
}

/** The options encoded in a code, or null if it is not a valid code of this game. */
export function decodeOptions(info: GameInfo, code: string): SharedOptions | null {
  const text = code.trim().slice(0, -2);
  const match = /^(\d+)([a-zA-Z])((?:[a-zA-Z](?:\d+|-))*)$/.exec(text);
  if (!match || checksum(text) !== code.trim().slice(-2) || Number(match[1]) !== info.version)
    return null;
  const preset = Object.keys(info.presets)[LETTERS.indexOf(match[2]!)];
  if (preset === undefined) return null;
  const options: OptionValues = {};
  for (const [, letter, short] of match[3]!.matchAll(/([a-zA-Z])(\d+|-)/g)) {
    const option = info.options[LETTERS.indexOf(letter!)];
    if (!option) return null;
    const kind = optionKind(option);
    const value =
      kind.kind === "yes_no"
        ? ["no", "yes"][Number(short)]
        : kind.kind === "choice"
          ? kind.choices[Number(short)]
          : short === "-"
            ? "auto"
            : short;
    if (value === undefined) return null;
    options[option.name] = value;
  }
  return { preset, options };
}

/** The code in a link to rules, `#rules=CODE`, or ""; and its options, null if it is not valid. */
export function linkedOptions(
  info: GameInfo,
  hash: string,
): { code: string; shared: SharedOptions | null } {
  const code = /^#rules=([\w-]+)$/.exec(hash)?.[1] ?? "";
  return { code, shared: code ? decodeOptions(info, code) : null };
}

/** The options in the groups of a form, as the server orders them. */
export function grouped(info: GameInfo): { title: string; options: Option[] }[] {
  return info.groups.map(({ title, options }) => ({
    title,
    options: info.options.filter((o) => options.includes(o.name)),
  }));
}

/** The API path of a rule sheet. */
export function ruleSheetPath(
  game: string,
  preset: string,
  own: OptionValues,
  language = "en",
): string {
  const query = { preset, ...own, ...(language === "en" ? {} : { lang: language }) };
  return `/games/${game}/rules?${new URLSearchParams(query)}`;
}
