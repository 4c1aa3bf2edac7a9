import { describe, expect, it, vi } from "vitest";
import { errorText } from "../src/lib/errorText";
import { RequestError } from "../src/lib/socket";
import { lineText } from "../src/lib/narrate";
import {
  cardsValue,
  formatDecimal,
  formatNumber,
  formatPercent,
  loadLanguage,
  suitValue,
  t,
  valuesOf,
  type Value,
} from "../src/lib/translation.svelte";
import { settings, type Language } from "../src/lib/settings.svelte";
import { asked, dictionary, keysOf, LANGUAGES, lessons, sent, written } from "./translationKeys";

/** The names of the values in a template, each once. */
const names = (template: string): string[] =>
  [...new Set([...template.matchAll(/\{(\w+)/g)].map((found) => found[1]!))].sort();

/** Texts that are the same in every language. */
const SAME = /^(\W|\d|Longsuit|\{\w+\}|NT|OK|[a-z]$|x\d|.*\b(Jawaker|Frisch|Van Dongen)\b)/;
const SCRIPT: Record<string, RegExp> = {
  nl: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
};

describe("the keys of the page", () => {
  it("are found in calls, choices and tables, and not in what is compared", () => {
    const source =
      't("a {n}", { n: x("no") }); t(me === "you" ? "b" : "c"); ' +
      'const STATES: Record<string, string> = { open: "d" }; other("e"); t(f.replace("g", "h")); ' +
      't("i " +\n "j")';
    expect(keysOf(source)).toEqual(["a {n}", "b", "c", "i j", "d"]);
  });
});

describe.each(LANGUAGES)("%s", (language) => {
  const words = dictionary(language);

  it("has every key of the page, of the lessons and of the server", () => {
    expect([...asked(), ...lessons(), ...sent()].filter((key) => !words[key])).toEqual([]);
  });

  it("has the values of the English template", () => {
    expect(
      Object.entries(words).filter(([key, text]) => String(names(key)) !== String(names(text))),
    ).toEqual([]);
  });

  it("has no key that nobody asks for", () => {
    const known = new Set([...asked(), ...lessons(), ...sent(), ...written()]);
    expect(Object.keys(words).filter((key) => !known.has(key))).toEqual([]);
  });

  it("leaves nothing in English", () => {
    const left = Object.entries(words).filter(([key, text]) => {
      const bare = text.replace(/\{[^}]*\}/g, "");
      return !SAME.test(key) && /\p{L}/u.test(bare) && !SCRIPT[language]!.test(text);
    });
    expect(left).toEqual([]);
    if (language !== "nl") return;
    const english = /\b(the|and|with|your|tricks?|cards?|players?)\b/i;
    expect(
      Object.values(words).filter((text) =>
        english.test(text.replace(/\{[^}]*\}|longsuit deal/g, "")),
      ),
    ).toEqual([]);
  });

  it("picks plural forms that the language has", () => {
    const forms = new Set(
      new Intl.PluralRules(language).resolvedOptions().pluralCategories as string[],
    );
    const used = Object.values(words).flatMap((text) =>
      [...text.matchAll(/\|(\w+)=/g)].map((form) => form[1]!),
    );
    expect(used.filter((form) => !forms.has(form))).toEqual([]);
    const some = Object.values(words).filter((text) => text.includes("|") && /\{\w+\|/.test(text));
    expect(some.filter((text) => !text.includes("|other="))).toEqual([]);
  });
});

describe("a sentence", () => {
  vi.stubGlobal("document", { documentElement: { lang: "", dir: "" } });
  vi.stubGlobal("fetch", (place: string) =>
    Promise.resolve(
      Response.json(dictionary(LANGUAGES.find((language) => place.includes(`${language}.json`))!)),
    ),
  );
  const said = async (
    language: Language,
    template: string,
    values: Record<string, Value>,
  ): Promise<string> => {
    settings.language = language;
    await loadLanguage(language);
    return t(template, values);
  };

  it("has cards, suits, bids and numbers in the language's own way", async () => {
    expect(await said("nl", "Bid {n} in {suit}", { n: 5, suit: suitValue("H") })).toBe(
      "Bied 5 in harten",
    );
    expect(await said("nl", "You play {cards}.", { cards: cardsValue("QD") })).toBe(
      "Je speelt V♦\uFE0E.",
    );
    const best: Value = { kind: "bid", text: "6N" };
    expect(await said("en", "Your bid: higher than {best}, or pass", { best })).toBe(
      "Your bid: higher than 6 no trump, or pass",
    );
    expect(await said("he", "{n} {n|one=card|other=cards}", { n: 1 })).toBe("קלף אחד");
    expect(await said("ar", "{n} {n|one=card|other=cards}", { n: 2 })).toBe("ورقتان");
    expect(await said("ar", "{n} {n|one=card|other=cards}", { n: 13 })).toBe("13 ورقة");
    expect(await said("ar", "you do not hold {card}", { card: cardsValue("TS") })).toBe(
      "ليس عندك \u206810♠\uFE0E\u2069",
    );
  });

  it("of a refusal that has no template is the one of its code, where the page is not English", async () => {
    const refused = new RequestError("bad_options", "whist has these presets: original.");
    await said("en", "Pass", {});
    expect(errorText(refused)).toBe("whist has these presets: original.");
    await said("nl", "Pass", {});
    expect(errorText(refused)).toBe("Deze opties zijn niet mogelijk.");
    expect(errorText(new RequestError("gone", "The connection was lost."))).toBe(
      "De verbinding is verbroken.",
    );
  });

  it("has one kind of digits", async () => {
    await said("ar", "Pass", {});
    expect(formatNumber(1234)).toMatch(/^[\d,.]+$/);
  });

  it("names what was done as its button does", async () => {
    const lost = "{action} of {seat} gave away {points} points against {best}";
    const values = (action: string, points: string, best: string): Record<string, Value> => ({
      action: { kind: "action", text: action },
      seat: "Ann",
      points: { kind: "number", text: points },
      best: { kind: "action", text: best },
    });
    expect(await said("en", lost, values("name D", "3.5", "5H last"))).toBe(
      "“Name diamonds” of Ann gave away 3.5 points against “Play 5♥\uFE0E, announcing the last card”",
    );
    expect(await said("nl", lost, values("choose continue", "22.0", "bid 6N"))).toMatch(
      /^“[^”]+” van Ann gaf 22,0 punten weg tegenover “Bied 6 in zonder troef”$/,
    );
    expect(await said("nl", lost, values("choose continue", "22.0", "pass"))).not.toContain(
      "choose",
    );
  });

  it("writes values by their kinds and not by their names or looks", async () => {
    expect(await said("nl", "{name} wins the trick.", { name: "3.5" })).toContain("3.5");
    const line = {
      text: "",
      template: "Play {cards}: seat {seat} is skipped",
      values: { cards: "8C", seat: "1" },
      kinds: { cards: "cards", seat: "seat" } as const,
    };
    expect(lineText(line, ["Ann", "3.5"])).toContain("3.5");
    expect(lineText(line, ["Ann", "5H"])).toContain("5H");
    expect(t("{suit}", valuesOf({ values: { suit: "7H" } }))).toBe("7H");
    const points = { kind: "number", text: "−0.03" } as const;
    expect(t("{points}", { points })).toBe("−0,03");
  });

  it("keeps figures and their signs together and in order", async () => {
    const chance = "{card} wins unless somebody still to play holds {other}, {n} %";
    expect(
      await said("en", chance, { card: cardsValue("QS"), other: cardsValue("AS"), n: 18 }),
    ).toBe("Q♠\uFE0E wins unless somebody still to play holds A♠\uFE0E, 18\u00a0%");
    expect([
      formatDecimal(-2.44, 1),
      formatDecimal(-0.04, 1),
      formatDecimal(0.3, 1, "± "),
      formatPercent(0.185),
    ]).toEqual(["−2.4", "0.0", "± 0.3", "19\u00a0%"]);
    const decimal: Value = { kind: "number", text: "7.0" };
    expect(await said("nl", "{n} in {suit}", { n: decimal, suit: suitValue("H") })).toBe(
      "7,0 in harten",
    );
    expect(formatDecimal(-2.44, 1)).toBe("−2,4");
    for (const language of ["ar", "he"] as const) {
      expect(
        await said(language, chance, { card: cardsValue("QS"), other: cardsValue("AS"), n: 18 }),
      ).toContain("\u206618\u00a0%\u2069");
      expect([
        formatDecimal(-2.44, 1),
        formatDecimal(-0.04, 1),
        formatDecimal(0.3, 1, "± "),
        formatPercent(0.18),
      ]).toEqual(["−2.4", "0.0", "± 0.3", "18\u00a0%"].map((text) => `\u2066${text}\u2069`));
    }
  });

  it("turns the page round where it is read from the right", async () => {
    await said("he", "Pass", {});
    expect(document.documentElement.dir).toBe("rtl");
    await said("nl", "Pass", {});
    expect(document.documentElement.dir).toBe("ltr");
  });
});
