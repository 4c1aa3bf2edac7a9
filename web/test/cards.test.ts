import { afterEach, describe, expect, it } from "vitest";
import { languages } from "../shell/catalogues.js";
import {
  cardText,
  rankLabel,
  RANKS,
  shownHand,
  sortHand,
  SUITS,
  parseCard,
} from "../src/lib/cards";
import { GLYPHS, GRID, SUIT_PATHS } from "../src/table/glyphArt";
import { settings } from "../src/lib/settings.svelte";
import { speak } from "./language";

afterEach(() => void (settings.language = "en"));

describe("a hand in order", () => {
  const hand = ["KD", "2S", "AC", "JO", "3D", "TH"];
  it("goes by suit, then up or down", () => {
    expect(sortHand(hand, "ascending")).toEqual(["AC", "3D", "KD", "TH", "2S", "JO"]);
    expect(sortHand(hand, "descending")).toEqual(["AC", "KD", "3D", "TH", "2S", "JO"]);
  });
  it("goes by rank, with equal ranks by suit", () => {
    const held = ["KD", "2S", "JO", "2C", "TH", "2S", "KC"];
    expect(sortHand(held, "rank")).toEqual(["2C", "2S", "2S", "TH", "KC", "KD", "JO"]);
  });
  it("alternates the colours, or stays as dealt", () => {
    expect(sortHand(hand, "alternating")).toEqual(["AC", "3D", "KD", "2S", "TH", "JO"]);
    expect(sortHand(hand, "dealt")).toEqual(hand);
  });
});

describe("a hand as it is shown", () => {
  const sent = ["AC", "3C", "KD", "2S", "TH"]; // C D S H, from the ace to the 2
  it("follows the rules, which order suits and ranks", () => {
    expect(shownHand(sent, "rules", false)).toEqual(sent);
  });
  it("has the suits of the rules in any other order of ranks", () => {
    expect(shownHand(sent, "ascending", false)).toEqual(["3C", "AC", "KD", "2S", "TH"]);
    expect(shownHand(["2S", "KD"], "ascending", false)).toEqual(["2S", "KD"]);
  });
  it("is sorted all the same where cards are drawn one by one", () => {
    const drawn = ["KD", "2S", "JO", "3D"];
    expect(shownHand(drawn, "rules", true)).toEqual(["3D", "KD", "2S", "JO"]);
    expect(shownHand(drawn, "dealt", true)).toEqual(drawn);
  });
});

describe("letters", () => {
  it("are those of the page's language", async () => {
    await speak("en");
    expect([rankLabel("K"), rankLabel("T")]).toEqual(["K", "10"]);
    await speak("nl");
    expect([rankLabel("K"), rankLabel("Q"), rankLabel("J")]).toEqual(["H", "V", "B"]);
    expect(cardText("KH")).toBe("H♥\uFE0E");
    expect(parseCard("hs")).toBe("KS");
  });
  it("are read in every way", () => {
    for (const suit of SUITS)
      for (const rank of RANKS) expect(parseCard(rank.toLowerCase() + suit)).toBe(rank + suit);
    expect(parseCard("10♥")).toBe("TH");
    expect(parseCard("11h")).toBeNull();
  });
});

describe("the deck", () => {
  it("has as many pips as the number says, in the same places upside down", () => {
    for (const rank of "23456789T") {
      const pips = GRID[rank]!;
      expect(pips.length).toBe(rank === "T" ? 10 : Number(rank));
      expect(new Set(pips.map(String)).size).toBe(pips.length);
      if (rank === "7") continue;
      const turned = new Set(pips.map(([x, y]) => `${Math.round(250 - x)} ${Math.round(350 - y)}`));
      expect(turned).toEqual(new Set(pips.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)));
    }
  });
  it("draws every suit and every letter of every language", async () => {
    for (const suit of SUITS) expect(SUIT_PATHS[suit]).toMatch(/^M/);
    for (const language of Object.keys(languages())) {
      await speak(language);
      for (const rank of RANKS)
        expect(GLYPHS[rankLabel(rank)], `${language} ${rank}`).toBeDefined();
    }
  });
});
