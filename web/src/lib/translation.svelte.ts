/** Translation (i18n).  The key of a sentence is its English template. */
import ar from "../lang/ar.json?url";
import he from "../lang/he.json?url";
import lessonsAr from "../lang/lessons/ar.json?url";
import lessonsHe from "../lang/lessons/he.json?url";
import lessonsNl from "../lang/lessons/nl.json?url";
import nl from "../lang/nl.json?url";
import { cardText, SUIT_KEYS, SUIT_SIGNS, TEXT_STYLE } from "./cards";
import type { Line } from "../protocol";
import { settings, type Language } from "./settings.svelte";

type Dictionary = Record<string, string>;
type DictionaryUrls = Record<Exclude<Language, "en">, string>;

const DICTIONARIES: DictionaryUrls = { nl, ar, he };

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  ar: "العربية",
  he: "עברית",
};

const LESSON_DICTIONARIES: DictionaryUrls = { nl: lessonsNl, ar: lessonsAr, he: lessonsHe };

let dictionary = $state.raw<Dictionary>({});
let lessons = $state.raw<Dictionary>({});

/** The dictionary of a language; null if it cannot be loaded or the language has changed since. */
async function loadDictionary(
  language: Language,
  from: DictionaryUrls,
): Promise<Dictionary | null> {
  const found = language === "en" ? {} : await fetchDictionary(from[language]).catch(() => null);
  return language === settings.language ? found : null;
}

async function fetchDictionary(place: string): Promise<Dictionary> {
  const answer = await fetch(place);
  if (!answer.ok) throw new Error(place);
  return (await answer.json()) as Dictionary;
}

/** Loads the dictionary of a language and sets the page's language and direction. */
export async function loadLanguage(language: Language): Promise<void> {
  const found = await loadDictionary(language, DICTIONARIES);
  if (!found) return; // the page stays as it is
  dictionary = found;
  document.documentElement.lang = language;
  document.documentElement.dir = language === "ar" || language === "he" ? "rtl" : "ltr";
}

/** Loads the texts of the lessons, which only their page needs. */
export async function loadLessonTexts(language: Language): Promise<void> {
  lessons = (await loadDictionary(language, LESSON_DICTIONARIES)) ?? {};
}

export function rightToLeft(): boolean {
  return settings.language === "ar" || settings.language === "he";
}

const FIRST_STRONG_ISOLATE = String.fromCharCode(0x2068);
const LEFT_TO_RIGHT_ISOLATE = String.fromCharCode(0x2066);
const POP_ISOLATE = String.fromCharCode(0x2069);
const NO_BREAK_SPACE = String.fromCharCode(0xa0); // a no-break space

/** Wraps a text in first-strong isolates, so that `10♠` keeps its order in right-to-left text. */
const isolate = (text: string): string =>
  rightToLeft() ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text;

const CARDS = /^(JO|[2-9TJQKA][CDHS])( (JO|[2-9TJQKA][CDHS]))*$/;

/** A bid, `5H` or `6N` in notation, with its suit sign or in words. */
export function bidText(bid: string): string {
  const strain = bid.slice(-1);
  return isolate(
    SUIT_SIGNS[strain]
      ? bid.slice(0, -1) + SUIT_SIGNS[strain] + TEXT_STYLE
      : `${bid.slice(0, -1)} ${t(SUIT_KEYS[strain]!)}`,
  );
}

/** The translation keys of actions other than cards, as on their buttons. */
const ACTION_TEXTS: Record<string, string> = {
  call: "Call {n}",
  bid: "Bid {n} in {suit}",
  pass: "Pass",
  dash: "Dash call",
  draw: "Draw",
  take: "Take the cards",
  name: "Name {suit}",
  give: "Pass on {cards}",
  void: "Declare that you hold no {suit}",
  last: "Play {cards}, announcing the last card",
  "choose continue": "Play this deal without trump",
  "choose redeal": "Shuffle and deal again",
  "choose end": "End the match",
};

function actionText(action: string): string {
  const [word = "", ...args] = action.split(" ");
  const last = args.at(-1) === "last";
  const found = ACTION_TEXTS[last ? "last" : action] ?? ACTION_TEXTS[word];
  if (!found) return isolate(action);
  const first = args[0] ?? "";
  const [n, suit] = word === "bid" ? [first.slice(0, -1), first.slice(-1)] : [first, first];
  const cards = last ? [word, ...args.slice(0, -1)] : args;
  const values = { n, suit: suitValue(suit), cards: cardsValue(cards.join(" ")) };
  return isolate(`“${t(found, values)}”`);
}

/** A value of a sentence: text as it stands, a number, or notation with its kind. */
export type Value = string | number | { kind: Kind; text: string };
type Kind = NonNullable<Line["kinds"]>[string];

export const suitValue = (suit: string): Value => ({ kind: "suit", text: suit });
export const cardsValue = (cards: string): Value => ({ kind: "cards", text: cards });

/** The values of a sentence of the server with the kinds that it gives them. */
export function valuesOf(line: Pick<Line, "values" | "kinds">): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(line.values ?? {}).map(([key, text]) => {
      const kind = line.kinds?.[key];
      return [key, kind ? { kind, text } : text];
    }),
  );
}

/**
 * The sentence in the page's language.  `{name}` takes a value, which is written by its kind.
 * A template may hold plural forms: `{n|one=trick|other=tricks}` picks by the value of n, and `#`
 * in a form is that value.
 */
export function t(template: string, values: Record<string, Value> = {}): string {
  const found = dictionary[template] ?? lessons[template] ?? template;
  return found.replace(
    /\{(\w+)((?:\|\w+=[^|}]*)*)\}( %)?/g,
    (whole, key: string, forms: string, sign = "") => {
      const value = values[key];
      if (value === undefined) return whole;
      const text = typeof value === "object" ? value.text : String(value);
      if (sign) return leftToRight(`${text}${NO_BREAK_SPACE}%`);
      if (forms) return plural(Number(text), forms);
      if (typeof value === "string") return isolate(text);
      return valueText(typeof value === "number" ? "number" : value.kind, text);
    },
  );
}

function valueText(kind: Kind, text: string): string {
  switch (kind) {
    case "number":
      return numberText(text);
    case "suit":
      return t(SUIT_KEYS[text] ?? text);
    case "cards":
      return cardsText(text);
    case "bid":
      return bidText(text);
    case "action":
      return CARDS.test(text) ? cardsText(text) : actionText(text);
    case "word":
      return isolate(t(text));
    case "seat":
      return isolate(text);
  }
}

const cardsText = (cards: string): string => isolate(cards.split(" ").map(cardText).join(" "));

/** A number with as many digits after the point as the server wrote. */
function numberText(text: string): string {
  const digits = DECIMAL.exec(text)?.[1]?.length;
  return digits ? formatDecimal(Number(text.replace("−", "-")), digits) : isolate(text);
}

function plural(n: number, forms: string): string {
  const choices = Object.fromEntries(
    forms
      .slice(1)
      .split("|")
      .map((form) => form.split("=") as [string, string]),
  );
  return (
    choices[new Intl.PluralRules(settings.language).select(n)] ??
    choices.other ??
    ""
  ).replace("#", String(n));
}

/** True if the page's language has this sentence. */
export const hasTranslation = (template: string): boolean =>
  settings.language === "en" || template in dictionary;

/** The locale for `Intl`, with Western digits in every language, as on the cards. */
export const locale = (): string =>
  settings.language === "ar" ? "ar-u-nu-latn" : settings.language;

export function formatNumber(n: number): string {
  return new Intl.NumberFormat(locale()).format(n);
}

const DECIMAL = /^[-−]?\d+\.(\d{1,2})$/; // as the server writes it

/** A figure with its signs (`−2.4`, `± 0.3`, `18 %`), kept left-to-right in every language. */
const leftToRight = (text: string): string =>
  rightToLeft() ? LEFT_TO_RIGHT_ISOLATE + text + POP_ISOLATE : text;

/** A number with `digits` decimals in the page's locale; one that rounds to zero has no sign. */
export function formatDecimal(value: number, digits: number, before = ""): string {
  const written = new Intl.NumberFormat(locale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "negative",
  }).format(value);
  return leftToRight(before + written.replace(/[^\d.,]*-/, "−"));
}

export const formatPercent = (share: number): string =>
  leftToRight(`${Math.round(100 * share)}${NO_BREAK_SPACE}%`);
