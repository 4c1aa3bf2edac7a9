/** Words in the language of the page.  The key of a sentence is its English template. */
import type { Line } from "../protocol";
import { cardWord, SUIT_KEYS } from "./cards";
import { settings, type Language } from "./settings.svelte";

type Dictionary = Record<string, string>;

const loaders: Record<Exclude<Language, "en">, () => Promise<{ default: Dictionary }>> = {
  nl: () => import("../lang/nl.json"),
  ar: () => import("../lang/ar.json"),
  he: () => import("../lang/he.json"),
};

export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", nl: "Nederlands", ar: "العربية", he: "עברית" };

let dictionary = $state.raw<Dictionary>({});

/** Loads the words of a language and turns the page round where it is read from the right. */
export async function speak(language: Language): Promise<void> {
  dictionary = language === "en" ? {} : (await loaders[language]()).default;
  document.documentElement.lang = language;
  document.documentElement.dir = language === "ar" || language === "he" ? "rtl" : "ltr";
}

export function rightToLeft(): boolean {
  return settings.language === "ar" || settings.language === "he";
}

/** First-strong isolation marks, so that `10♠` stays together in a line read from the right. */
const isolated = (text: string): string => (rightToLeft() ? `\u2068${text}\u2069` : text);

/**
 * The sentence in the page's language.  `{name}` takes a value; a name that begins with `suit` is a
 * suit's letter, one that begins with `card` is cards in notation.
 * A template may hold plural forms: `{n|one=trick|other=tricks}` picks by the value of n.
 */
export function t(template: string, values: Record<string, string | number> = {}): string {
  const found = dictionary[template] ?? template;
  return found.replace(/\{(\w+)((?:\|\w+=[^|}]*)*)\}/g, (whole, key: string, forms: string) => {
    const value = values[key];
    if (value === undefined) return whole;
    if (forms) return plural(Number(value), forms);
    if (/^suit/.test(key)) return t(SUIT_KEYS[String(value)] ?? String(value));
    if (/^cards?/.test(key)) return isolated(String(value).split(" ").map(cardWord).join(" "));
    return isolated(String(value));
  });
}

function plural(n: number, forms: string): string {
  const choices = Object.fromEntries(forms.slice(1).split("|").map((form) => form.split("=") as [string, string]));
  return choices[new Intl.PluralRules(settings.language).select(n)] ?? choices.other ?? "";
}

/** A sentence of the server, translated. */
export function line(said: Line): string {
  return t(said.template, said.values ?? {});
}

export function number(n: number): string {
  return new Intl.NumberFormat(settings.language).format(n);
}
