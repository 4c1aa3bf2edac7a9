import { describe, expect, it } from "vitest";
import type { Option } from "../src/protocol";
import {
  singlePlay,
  canAnnounce,
  callNumbers,
  groupActions,
  canJoin,
  matchPlay,
  matchTyped,
  onlyDraw,
  typedActions,
} from "../src/table/legalActions";
import { CardSelection, cardKeys } from "../src/table/cardSelection.svelte";

const legal = (...actions: string[]): Option[] =>
  actions.map((action) => ({ action, text: action, message: action }));
const at = (actions: string[], more: { early?: boolean; confirm?: boolean } = {}) => ({
  legal: legal(...actions),
  early: more.early ?? false,
  confirm: more.confirm ?? false,
});

describe("what one may do", () => {
  it("may be to draw, and nothing else", () => {
    expect(onlyDraw(legal("draw"))).toBe(true);
    for (const others of [[], ["5H"], ["5H", "draw"], ["take"], ["pass"]])
      expect(onlyDraw(legal(...others))).toBe(false);
  });
  it("is sorted by how it is shown", () => {
    const all = groupActions(
      legal(
        "7H",
        "6D 6S 6C last",
        "call 2",
        "bid 5N",
        "pass",
        "name H",
        "void S",
        "give 2C 3C 4C",
        "JO",
      ),
    );
    expect(all.plays.map((p) => [p.cards, p.last])).toEqual([
      [["7H"], false],
      [["6D", "6S", "6C"], true],
      [["JO"], false],
    ]);
    expect([...all.calls.keys()]).toEqual([2]);
    expect([...all.bids.keys()]).toEqual(["5N"]);
    expect(all.gifts[0]!.cards).toEqual(["2C", "3C", "4C"]);
    expect(all.others.map((o) => o.action)).toEqual(["pass"]);
  });

  it("keeps the forbidden number in the row, and one beyond the highest", () => {
    const calls = groupActions(legal("call 0", "call 1", "call 3")).calls;
    expect(callNumbers(calls, 3)).toEqual([0, 1, 2, 3]);
    expect(callNumbers(calls, 13)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe("a set", () => {
  const { plays } = groupActions(legal("9C", "9C 8C 7C", "7C", "7C 8C 9C", "7C 8C 9C last", "6D"));
  it("is matched in the order of pressing, or as it can be played", () => {
    expect(matchPlay(plays, ["9C", "8C", "7C"])?.option.action).toBe("9C 8C 7C");
    expect(matchPlay(plays, ["7C", "9C", "8C"])?.option.action).toBe("7C 8C 9C");
    expect(
      matchPlay(groupActions(legal("6D 6S 6C", "6D 6C 6S")).plays, ["6D", "6C", "6S"])?.option
        .action,
    ).toBe("6D 6C 6S");
    expect(matchPlay(plays, ["7C", "8C"])).toBeNull();
  });
  it("is announced only where that can be done", () => {
    expect(matchPlay(plays, ["7C", "8C", "9C"], true)?.option.action).toBe("7C 8C 9C last");
    expect(matchPlay(plays, ["9C"], true)?.option.action).toBe("9C");
    expect(canAnnounce(plays, ["9C"])).toBe(false);
    expect(canAnnounce(plays, ["8C", "7C", "9C"])).toBe(true);
  });
  it("takes cards that can join it, each as often as it is there", () => {
    expect(canJoin(plays, ["9C"], "8C")).toBe(true);
    expect(canJoin(plays, ["9C"], "6D")).toBe(false);
    expect(canJoin(groupActions(legal("6D 6D 6S")).plays, ["6D"], "6D")).toBe(true);
    expect(canJoin(groupActions(legal("6D 6C 6S")).plays, ["6D"], "6D")).toBe(false);
  });
  it("leaves a card alone that is in no set", () => {
    expect(singlePlay(plays, "6D")?.option.action).toBe("6D");
    expect(singlePlay(plays, "9C")).toBeNull();
  });
});

describe("pressing cards", () => {
  it("plays a card at once, or with a second press", () => {
    const chosen = new CardSelection();
    expect(chosen.press("7H#0", at(["7H", "8H"]))).toEqual({ act: "7H" });
    expect(chosen.press("7H#0", at(["7H", "8H"], { confirm: true }))).toBeNull();
    expect(chosen.picked).toEqual(["7H#0"]);
    expect(chosen.press("7H#0", at(["7H", "8H"], { confirm: true }))).toEqual({ act: "7H" });
  });
  it("refuses a card that may not be played", () => {
    expect(new CardSelection().press("2S#0", at(["7H"]))).toEqual({ refused: "2S" });
    expect(new CardSelection().press("2S#0", at(["call 1"]))).toEqual({ refused: "2S" });
  });
  it("puts a set together and takes cards back", () => {
    const chosen = new CardSelection();
    const now = at(["6D", "6D 6S 6C", "9D"]);
    for (const key of ["6D#0", "6C#0", "6S#0"]) expect(chosen.press(key, now)).toBeNull();
    expect(chosen.match(now.legal)?.option.action).toBe("6D 6S 6C");
    chosen.press("6C#0", now);
    expect(chosen.match(now.legal)).toBeNull();
    expect(chosen.press("9D#0", now)).toEqual({ act: "9D" });
  });
  it("chooses cards to give, the newest replacing the oldest", () => {
    const chosen = new CardSelection();
    const now = at(["give 2C 3C", "give 2C 4C", "give 3C 4C"]);
    for (const key of ["2C#0", "3C#0", "4C#0"]) chosen.press(key, now);
    expect(chosen.match(now.legal)?.option.action).toBe("give 3C 4C");
  });
  it("tells equal cards apart", () => {
    expect(cardKeys(["7H", "JO", "7H"])).toEqual(["7H#0", "JO#0", "7H#1"]);
  });
});

describe("a card chosen before the turn", () => {
  it("is taken back by a second press", () => {
    const chosen = new CardSelection();
    chosen.press("7H#0", at([], { early: true }));
    expect(chosen.premove).toBe("7H#0");
    chosen.press("7H#0", at([], { early: true }));
    expect(chosen.premove).toBe("");
  });
  it("is played when the turn comes, refused when it does not fit, kept while others act", () => {
    const chosen = new CardSelection();
    chosen.press("7H#0", at([], { early: true }));
    expect(chosen.playPremove([], false)).toBeNull();
    expect(chosen.premove).toBe("7H#0");
    expect(chosen.playPremove(legal("7H"), false)).toEqual({ act: "7H" });
    chosen.press("7H#0", at([], { early: true }));
    expect(chosen.playPremove(legal("8S"), false)).toEqual({ refused: "7H" });
    expect(chosen.premove).toBe("");
  });
  it("is forgotten with the card", () => {
    const chosen = new CardSelection();
    chosen.press("7H#0", at([], { early: true }));
    chosen.retain(["8H#0"]);
    expect(chosen.premove).toBe("");
  });
});

describe("typing", () => {
  const all = typedActions(legal("call 1", "call 13", "pass"), ["7S", "TH", "JO"]);
  const typed = (text: string) =>
    [...text].reduce((t, letter) => matchTyped(t.buffer, letter, all), {
      buffer: "",
      hit: null,
      more: false,
    } as ReturnType<typeof matchTyped>);
  it("finds cards, numbers and words", () => {
    expect(typed("7s").hit).toEqual({ card: "7S" });
    expect(typed("10h").hit).toEqual({ card: "TH" });
    expect(typed("joker").hit).toEqual({ card: "JO" });
    expect(typed("pass").hit).toEqual({ action: "pass" });
    expect(typed("13").hit).toEqual({ action: "call 13" });
  });
  it("takes “take” for drawing where only that can be meant", () => {
    expect(typedActions(legal("5H", "draw"), []).get("take")).toEqual({ action: "draw" });
    expect(typedActions(legal("2H", "take"), []).get("take")).toEqual({ action: "take" });
    expect(typedActions(legal("2H", "take"), []).has("draw")).toBe(false);
    expect(typedActions(legal("5H", "pass"), []).has("take")).toBe(false);
  });
  it("waits while more may follow", () => {
    expect(typed("1")).toEqual({ buffer: "1", hit: { action: "call 1" }, more: true });
    expect(typed("7")).toEqual({ buffer: "7", hit: null, more: true });
  });
  it("starts anew where the letters make no sense", () => {
    expect(typed("x7s").hit).toEqual({ card: "7S" });
    expect(typed("x").buffer).toBe("");
  });
});
