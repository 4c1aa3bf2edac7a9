/**
 * Messages in the page's language (i18n).  The catalogues are the Fluent files of
 * `src/longsuit/messages`; `t("must_follow_suit", { suit: "H", rule: "§5" })` renders one.
 * As in Python (`engine/sentences`), the last word of a value's name is its type.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import languages from "virtual:languages";
import { cardText, SUIT_SIGNS, TEXT_STYLE } from "./cards";
import { CARDS, actionMessage } from "./notation";
import {
  formatDate,
  formatList,
  formatNumber,
  formatPercent,
  formatScore,
  formatSeconds,
} from "./format";
import { chosenDigits, isolate, isolateSections, locale } from "./locale";
import { settings, type Language } from "./settings.svelte";

export interface Person {
  name: string;
  /** Chooses the grammatical form of a sentence about this person. */
  is: "you" | "feminine" | "masculine" | "other";
}

/** A message and its values, as the server sends it. */
export interface Sentence {
  message: string;
  values?: Record<string, Value>;
}

/** A value in notation; its type is the last word of its name. */
export type Value = string | number | readonly (string | Sentence)[] | Person | Sentence;

/** A part of a catalogue that only some pages need. */
type Part = "rest" | "lessons";

let bundle = $state.raw(new FluentBundle("en"));
/** The parts that the page has asked for, in whatever language. */
const asked = new Set<Part>();
/** What is in the bundle, or on its way there. */
let newest = { key: "", done: Promise.resolve() };

/** Loads what is asked for in the language of the settings, unless it is there. */
function load(): Promise<void> {
  const { language, digits } = settings;
  const { messages, direction, ...others } = languages[language]!;
  const parts = [...asked].filter((part) => others[part]);
  const key = [language, digits, ...parts].join(" ");
  if (key === newest.key) return newest.done;
  const texts = Promise.all([messages(), ...parts.map((part) => others[part]!())]);
  const done = texts.then(async (found): Promise<void> => {
    if (key !== newest.key) return newest.done; // by now something else is asked for
    bundle = bundleOf(language, found);
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  });
  newest = { key, done };
  done.catch(() => {
    if (key === newest.key) newest = { key: "", done: Promise.resolve() };
  });
  return done;
}

/** Loads the catalogue of the chosen language and sets the page's language and direction. */
export const loadLanguage = (): Promise<void> => load().catch(() => undefined); // it stays as it is

async function loadPart(part: Part): Promise<void> {
  const first = !asked.has(part);
  asked.add(part);
  try {
    await load();
  } catch (error) {
    if (first) asked.delete(part); // so that the language can be changed without it
    throw error;
  }
}

/** Loads the texts of the lessons, which only their page needs. */
export const loadLessonTexts = (): Promise<void> => loadPart("lessons");

/** Waits for something and for the messages that a table alone does without. */
export async function withMessages<T>(wanted: T | Promise<T>): Promise<T> {
  await loadPart("rest").catch(() => undefined);
  return wanted;
}

function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(locale(language), {
    useIsolating: false,
    transform: chosenDigits, // of the words of a message, not of its values
  });
  for (const text of texts)
    for (const error of made.addResource(new FluentResource(text))) console.error(error);
  return made;
}

export const hasMessage = (id: string): boolean => bundle.hasMessage(id);

/** The message in the page's language. */
export function t(id: string, values: Record<string, Value> = {}): string {
  const [name, attribute] = id.split(".") as [string, string?];
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    console.error(`There is no message ${id}.`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, variables(values), errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return isolateSections(text);
}

/** The values of a message for Fluent, with what its selectors need to know about them. */
function variables(values: Record<string, Value>): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(values)) {
    const type = valueType(key);
    if (type === "suit") {
      found[`${key}_id`] = String(value);
      found[`${key}_one`] = suitName(String(value), "one");
      found[key] = suitName(String(value));
    } else if (type === "seat" || type === "who") {
      const person = personOf(value);
      found[key] = isolate(person.name);
      found[`${key}_is`] = person.is;
    } else found[key] = variable(type, value);
  }
  return found;
}

/** The type of a value by its name: `led_suit` is a suit. */
export const valueType = (name: string): string => name.slice(name.lastIndexOf("_") + 1);

function personOf(value: Value): Person {
  if (typeof value === "object" && "is" in value) return value;
  const name = typeof value === "number" ? t("seat_number", { n: value + 1 }) : String(value);
  return { name, is: "other" };
}

const listItem = (item: string | Sentence): string =>
  typeof item === "string" ? item : t(item.message, item.values);

function variable(type: string, value: Value): FluentVariable {
  if (Array.isArray(value))
    return formatList(value.map(listItem), type === "choices" ? "disjunction" : "conjunction");
  if (typeof value === "object") return "message" in value ? t(value.message, value.values) : "";
  switch (type) {
    case "card":
    case "cards":
      return cardsText(String(value));
    case "bid":
      return bidText(String(value));
    case "action":
      return actionText(String(value));
    case "percent":
      return formatPercent(Number(value) / 100);
    case "score":
      return formatScore(Number(value));
    case "game":
      return t(`game_${value}`);
    case "word":
      return t(String(value));
    case "seconds":
      return formatSeconds(Number(value));
    case "date":
      return formatDate(String(value));
  }
  if (typeof value === "string") return isolate(value);
  return value < 0 ? formatNumber(value) : value;
}

/** A message whose values are texts that must stay as they are. */
function plain(id: string, values: Record<string, string>): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : id;
}

/** hearts, or heart with the form `one`; `N` is no trump. */
export const suitName = (suit: string, form = "other"): string =>
  plain("suit_name", { suit_id: suit, form });

/** The letter in the corner of a card. */
export const rankLetter = (rank: string): string => plain("rank_letter", { rank });

const cardsText = (cards: string): string => isolate(cards.split(" ").map(cardText).join(" "));

/** A bid, `5H` or `6N` in notation, with its suit sign or in words. */
export function bidText(bid: string): string {
  const [number, strain] = [Number(bid.slice(0, -1)), bid.slice(-1)];
  const sign = SUIT_SIGNS[strain];
  const shown = formatNumber(number);
  return isolate(sign ? shown + sign + TEXT_STYLE : `${shown} ${suitName("N")}`);
}

/** An action as on its button; a card as it looks. */
function actionText(action: string): string {
  if (CARDS.test(action)) return cardsText(action);
  const message = actionMessage(action);
  return isolate(
    message && hasMessage(message.message) ? t(message.message, message.values) : action,
  );
}
