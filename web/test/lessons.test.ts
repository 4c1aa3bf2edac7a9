import "./browser";
import { describe, expect, it } from "vitest";
import { catalogue } from "../shell/catalogues.js";
import { speak } from "./language";
import { GAMES } from "../src/lib/games";
import { Lesson, LESSONS, cardValues, type Script } from "../src/lessons/lesson.svelte";

const scripts = Object.fromEntries(
  await Promise.all(
    GAMES.map(async (game) => [game, (await LESSONS[game]!()).default as Script] as const),
  ),
);
const script = (game: string): Script => scripts[game]!;

describe.each(GAMES)("the lesson of %s", (game) => {
  const { moments, steps, names, game: kind } = script(game);

  it("is of this game and can be found", () => {
    expect(kind).toBe(game);
    expect(steps.length).toBeGreaterThanOrEqual(8);
    expect(steps.length).toBeLessThanOrEqual(15);
    expect(names.length).toBe(moments[steps[0]!.at - 1]!.view.sizes.length);
  });

  it("says things in order, the last at the end", () => {
    const ats = steps.map((step) => step.at);
    expect(ats).toEqual([...ats].sort((a, b) => a - b));
    expect(ats[0]).toBeGreaterThan(0);
    expect(ats.at(-1)).toBe(moments.length);
  });

  it("asks only for what the learner may do then", () => {
    for (const step of steps.filter((one) => one.asks)) {
      const { event } = moments[step.at]!;
      expect(event.startsWith("0 "), step.say).toBe(true);
      expect(moments[step.at - 1]!.view.legal.map((o) => o.action)).toContain(event.slice(2));
    }
  });

  it("names only cards that are in it", () => {
    const seen = moments.flatMap(({ event, view }) => [
      ...view.hand,
      ...event.split(" "),
      "top" in view ? view.top : "",
      "turned" in view ? view.turned : "",
    ]);
    const texts = catalogue("lessons", "en");
    for (const { say } of steps) {
      const text = new RegExp(`^${say} =[^]*?(?=^\\w|(?![^]))`, "m").exec(texts)![0];
      for (const [whole, card] of text.matchAll(/\$card_(\w+)/g))
        // In Whist the card of the cut is in no hand.
        if (!(game === "whist" && card === "2S")) expect(seen, whole).toContain(card);
    }
  });

  it("is played to its end by doing what is asked", () => {
    const lesson = new Lesson(script(game));
    for (let guard = 0; !lesson.last || lesson.running; guard++) {
      expect(guard).toBeLessThan(500);
      if (lesson.running) lesson.play();
      else if (lesson.asks) expect(lesson.act(lesson.expected)).toBe(true);
      else lesson.next();
    }
    expect(lesson.n).toBe(moments.length);
  });
});

describe("a lesson", () => {
  it("gives the hint for anything else and stays where it is", () => {
    const lesson = new Lesson(script("pesten"));
    lesson.next();
    expect(lesson.asks).toBe(true);
    const { i, n } = lesson;
    expect(lesson.act("draw")).toBe(false);
    expect(lesson.hint).not.toBe("");
    lesson.next(); // what is asked cannot be skipped
    expect([lesson.i, lesson.n]).toEqual([i, n]);
    lesson.act(lesson.expected);
    expect([lesson.i, lesson.n, lesson.hint]).toEqual([i + 1, n + 1, ""]);
  });

  it("goes back to how the table was", () => {
    const lesson = new Lesson(script("estimation_whist"));
    const seen: number[] = [];
    while (seen.length < 5) {
      while (lesson.running) lesson.play();
      seen.push(lesson.n);
      if (lesson.asks) lesson.act(lesson.expected);
      else lesson.next();
    }
    expect(lesson.running).toBe(true); // in the middle of what the others do
    for (const n of seen.reverse()) {
      lesson.back();
      expect([lesson.n, lesson.running]).toEqual([n, false]);
    }
    lesson.back();
    expect(lesson.i).toBe(0);
  });

  it("writes the cards of a text as the page does", async () => {
    await speak("nl");
    expect(cardValues()).toMatchObject({ card_TS: "10♠\uFE0E", card_QH: "V♥\uFE0E" });
  });
});
