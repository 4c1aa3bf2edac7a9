import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { afterEach, describe, expect, it, vi } from "vitest";
import { catalogue, languages } from "../shell/catalogues.js";
import { errorText } from "../src/lib/errorText";
import {
  formatDecimal,
  formatList,
  formatNumber,
  formatPercent,
  formatScore,
} from "../src/lib/format";
import { lineText } from "../src/lib/narrate";
import { settings } from "../src/lib/settings.svelte";
import { RequestError } from "../src/lib/socket";
import {
  hasMessage,
  loadLanguage,
  t,
  valueType,
  type Person,
  type Value,
} from "../src/lib/translation.svelte";
import { speak } from "./language";

const LANGUAGES = Object.keys(languages());
const ann: Person = { name: "Ann", is: "feminine" };

/** A value of each type; any other is a text. */
const SAMPLES: Record<string, Value> = {
  card: "TS",
  cards: "7H TS",
  suit: "H",
  bid: "6N",
  action: "call 3",
  seat: ann,
  who: ann,
  percent: 18,
  score: -10,
  list: ["a", "b"],
  choices: ["a", "b"],
  game: "pesten",
  word: "joker",
  seconds: 30,
  date: "2026-11-16",
};
const NUMBERS = new Set(["n", "of", "total", "round", "place", "call", "won", "least", "most"]);

/** The names of the values in a message, without what follows from them. */
const valueNames = (message: string): string[] => [
  ...new Set(
    [...message.matchAll(/\$(\w+)/g)].map(([, name]) => name!.replace(/_(is|one|id)$/, "")),
  ),
];

afterEach(() => {
  settings.digits = "latin";
  vi.restoreAllMocks();
});

describe.each(LANGUAGES)("the catalogue of %s", (language) => {
  const text = catalogue("messages", language);
  const messages = [...text.matchAll(/^(\w+) =[^]*?(?=^\w|(?![^]))/gm)];

  it("renders every message with counts and genders, without an error", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await speak(language);
    for (const [whole, id] of messages) {
      if (id === "suit_name" || id === "rank_letter") continue;
      const names = valueNames(whole);
      for (const count of [0, 1, 2, 3, 11, 100])
        for (const is of ["feminine", "masculine", "you", "other"] as const) {
          const values = names.map((name) => {
            const type = valueType(name);
            if (type === "count") return [name, count];
            if (type === "seat" || type === "who") return [name, { name: "Ann", is }];
            return [name, SAMPLES[type] ?? (NUMBERS.has(name) ? count : "x")];
          });
          const said = t(id!, Object.fromEntries(values) as Record<string, Value>);
          expect(said, id).not.toMatch(/[{}]|\$\w|undefined|\[object/);
        }
    }
    expect(error.mock.calls).toEqual([]);
    expect(messages.length).toBeGreaterThan(800);
  });

  it("is read alike by the library and the page", () => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    const values: Record<string, FluentVariable> = { count: 3 };
    const cards = bundle.getMessage("count_cards")!.value!;
    expect(bundle.formatPattern(cards, values)).toContain("3");
  });
});

describe("a message", () => {
  it("has cards, suits, bids and numbers in the language's own way", async () => {
    await speak("nl");
    expect(t("event_play", { seat: ann, cards: "QD" })).toContain("V♦\uFE0E");
    await speak("en");
    expect(t("bid_higher_prompt", { best_bid: "6N" })).toBe("Bid higher than 6 no trump, or pass.");
    expect(t("must_follow_suit", { suit: "H", rule: "§5" })).toBe(
      "Follow suit: play a heart (§5).",
    );
    await speak("ar");
    expect(t("card_not_held", { cards: "TS" })).toContain("\u206810♠\uFE0E\u2069");
    const counted = [1, 2, 3, 13, 100].map((count) => t("count_cards", { count }));
    expect(new Set(counted).size).toBe(5);
    expect(counted[1]).not.toContain("2");
  });

  it("speaks of people by their gender, and of the reader as you", async () => {
    await speak("en");
    expect(t("event_call", { seat: { name: "Ann", is: "you" }, n: 2 })).toBe("You call 2.");
    expect(t("event_call", { seat: ann, n: 2 })).toBe("Ann calls 2.");
    for (const language of ["ar", "he"]) {
      await speak(language);
      const about = (is: Person["is"]): string =>
        t("event_call", { seat: { name: "ن", is }, n: 2 });
      expect(about("feminine")).not.toBe(about("masculine"));
    }
  });

  it("of the server names players in place of seats, and a seat without a name by its number", async () => {
    await speak("en");
    const line = { message: "action_play_skip", values: { cards: "8C", seat: 1 } };
    expect(lineText(line, [{ name: "You", is: "you" }, ann])).toBe("Play 8♣\uFE0E: Ann is skipped");
    expect(lineText(line, [])).toBe("Play 8♣\uFE0E: seat 2 is skipped");
  });

  it("may hold another message", async () => {
    await speak("en");
    const why = { message: "card_not_held", values: { cards: "TS" } };
    const refused = new RequestError("bad_log", {
      message: "log_line_error",
      values: { line: 3, why },
    });
    expect(errorText(refused)).toBe("Line 3: You don’t have 10♠\uFE0E.");
  });

  it("that is missing is reported, and its id is shown", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(t("no_such_message")).toBe("no_such_message");
    expect(error).toHaveBeenCalled();
  });

  it("stays when the language changes and comes back", async () => {
    await speak("en"); // with all parts
    for (const language of ["nl", "en"]) {
      settings.language = language;
      await loadLanguage();
      expect(hasMessage("press_twice_about")).toBe(true);
    }
    settings.language = "he";
    const slow = loadLanguage();
    settings.language = "nl"; // before Hebrew has come
    await Promise.all([loadLanguage(), slow]);
    expect(t("settings_heading")).toBe("Instellingen");
  });

  it("turns the page round where it is read from the right", async () => {
    await speak("he");
    expect(document.documentElement.dir).toBe("rtl");
    await speak("nl");
    expect(document.documentElement.dir).toBe("ltr");
  });
});

describe("figures", () => {
  it("keep their signs, in order from the left", async () => {
    await speak("en");
    const figures = (): string[] => [
      formatDecimal(-2.44, 1),
      formatDecimal(-0.04, 1),
      formatDecimal(0.3, 1, "± "),
      formatScore(20),
      formatScore(-10),
      formatPercent(0.185),
    ];
    expect(figures()).toEqual(["−2.4", "0.0", "± 0.3", "+20", "−10", "19%"]);
    await speak("nl");
    expect(formatDecimal(-2.44, 1)).toBe("−2,4");
    for (const language of ["ar", "he"]) {
      await speak(language);
      for (const figure of figures()) expect(figure).toMatch(/^\u2066[^\u2066]+\u2069$/);
      expect(figures()[4]).toBe("\u2066−10\u2069");
    }
  });

  it("have the digits of the cards, or native ones by choice", async () => {
    await speak("ar");
    expect(formatNumber(1234)).toMatch(/^[\d,.]+$/);
    settings.digits = "native";
    await speak("ar");
    expect(formatNumber(12)).toBe("١٢");
    expect(t("count_cards", { count: 13 })).toContain("١٣");
    expect(t("game_whist")).toContain("٢٤");
    expect(t("fair_detail_fingerprint")).toContain("SHA-256");
    expect(t("event_bid", { seat: ann, n: 5, suit: "H" })).toContain("٥");
    expect(t("bid_higher_prompt", { best_bid: "5H" })).toContain("٥♥");
    expect(t("digits_latin")).toBe("1 2 3");
    settings.digits = "latin";
    await loadLanguage();
    expect(t("game_whist")).toContain("24");
  });

  it("and names are listed as the language lists them", async () => {
    await speak("en");
    expect(formatList(["a", "b", "c"])).toBe("a, b and c");
    expect(formatList(["a", "b"], "disjunction")).toBe("a or b");
    await speak("ar");
    expect(formatList(["a", "b"])).toContain("و");
  });
});
