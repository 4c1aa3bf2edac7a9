/** The locale of the page, and direction inside its sentences. */
import languages from "virtual:languages";
import { settings, type Language } from "./settings.svelte";

/** The locale for `Intl`: with Western digits, as on the cards, unless native ones are chosen. */
export const locale = (language: Language = settings.language): string =>
  `${languages[language]!.locale}-u-nu-${(settings.digits === "native" && languages[language]!.numbering) || "latn"}`;

export const rightToLeft = (): boolean => languages[settings.language]?.direction === "rtl";

const FIRST_STRONG_ISOLATE = "\u2068";
const LEFT_TO_RIGHT_ISOLATE = "\u2066";
const POP_ISOLATE = "\u2069";
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A text that keeps its own direction inside a sentence: `10♠` in Arabic, an Arabic name in Dutch. */
export const isolate = (text: string): string =>
  rightToLeft() || RIGHT_TO_LEFT.test(text) ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text;

/** A figure with its signs (`−2.4`, `± 0.3`, `18%`), which reads from the left everywhere. */
export const leftToRight = (text: string): string =>
  rightToLeft() ? LEFT_TO_RIGHT_ISOLATE + text + POP_ISOLATE : text;

/**
 * A text with the digits that are chosen.  Those of rule numbers and of names such as SHA-256 stay.
 */
export function chosenDigits(text: string): string {
  if (settings.digits !== "native" || !languages[settings.language]!.numbering) return text;
  const digit = new Intl.NumberFormat(locale());
  return text.replace(/(?<![A-Za-z§]-?\d*)\d/g, (one) => digit.format(Number(one)));
}

/** A text whose rule numbers, `§5`, read from the left. */
export const isolateSections = (text: string): string =>
  rightToLeft() ? text.replace(/(?<!\u2068)§\d+/g, (section) => leftToRight(section)) : text;
