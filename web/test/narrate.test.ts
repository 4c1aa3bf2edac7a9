import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "./language";
import { cardName, narrate, parseEvent, lineText, trickWinner, roleText } from "../src/lib/narrate";
import type { Person } from "../src/lib/translation.svelte";
import type { GameView } from "../src/protocol";
import { summarize, trickMarks, standingBid } from "../src/table/viewSummary";

const round = {
  cards: 1,
  scores: [11, 0],
  totals: [11, 0],
  trump: "S",
  calls: [1, 0],
  tricks: [1, 0],
  roles: [],
  notes: [],
};
const view = (more: object): GameView =>
  ({
    seat: 0,
    phase: "play",
    actor: 0,
    legal: [],
    hand: [],
    sizes: [3, 3],
    unseen: [],
    rounds: [],
    prompt: null,
    round: 1,
    of: 3,
    trump: "S",
    starter: 0,
    calls: [1, 0],
    won: [0, 0],
    leader: 1,
    table: [],
    last_trick: [],
    last_leader: 0,
    ...more,
  }) as unknown as GameView;
const people: Person[] = [
  { name: "Ann", is: "you" },
  { name: "Bob", is: "masculine" },
];

beforeAll(() => speak("en"));

describe("events", () => {
  it("are read", () => {
    expect(parseEvent("0 6D 6S last")).toEqual({
      seat: 0,
      word: "play",
      args: ["6D", "6S"],
      last: true,
    });
    expect(parseEvent("1 call 3")).toEqual({ seat: 1, word: "call", args: ["3"], last: false });
    expect(parseEvent("* shuffle")).toEqual({ seat: -1, word: "shuffle", args: [], last: false });
    expect(parseEvent("2 give ?? ??")).toEqual({
      seat: 2,
      word: "give",
      args: ["??", "??"],
      last: false,
    });
  });
  it("are said of oneself and of others", () => {
    expect(narrate("0 call 1", null, view({}), people)).toEqual(["You call 1."]);
    expect(narrate("1 bid 7H", null, view({}), people)).toEqual(["Bob bids 7 hearts."]);
    expect(narrate("1 take", view({ payload: 5 }), view({}), people)).toEqual([
      "Bob takes 5 cards.",
    ]);
    expect(narrate("1 7C last", null, view({}), people)).toEqual([
      "Bob plays 7♣\uFE0E.",
      "Bob announces their last card.",
    ]);
  });
  it("tell who won the trick, also the last one of a round", () => {
    expect(trickWinner(view({ won: [0, 0] }), view({ won: [0, 1] }))).toBe(1);
    expect(trickWinner(view({ won: [0, 0] }), view({ won: [0, 0] }))).toBe(-1);
    const after = view({ won: [0, 0], rounds: [round] });
    expect(trickWinner(view({ won: [0, 0] }), after)).toBe(0);
    expect(narrate("1 2H", view({}), after, people)).toEqual([
      "Bob plays 2♥\uFE0E.",
      "You win the trick.",
      "Round 1: you +11 and Bob 0.",
    ]);
  });
  it("tell of a card against the rules when it comes to light", () => {
    const breach = { trick: 1, seat: 1, card: "4C", due: ["9S"] };
    const dark = view({ won: [1, 0], breaches: [] });
    const light = view({ won: [1, 0], breaches: [breach] });
    const said = "Trick 1: Bob played 4♣\uFE0E while holding 9♠\uFE0E.";
    expect(narrate("1 9S", dark, light, people)).toEqual(["Bob plays 9♠\uFE0E.", said]);
    expect(narrate("0 2H", light, light, people)).toEqual(["You play 2♥\uFE0E."]);
  });
  it("name cards and players in words", () => {
    expect(cardName("TH")).toBe("ten of hearts");
    expect(cardName("JO")).toBe("joker");
    expect(
      lineText(
        {
          message: "action_play_skip",
          values: { cards: "8C", seat: 1 },
        },
        people,
      ),
    ).toBe("Play 8♣\uFE0E: Bob is skipped");
  });
});

describe("a finished round", () => {
  const egyptian = {
    cards: 13,
    scores: [56, 0],
    totals: [56, 0],
    trump: "S",
    calls: [8, 0],
    tricks: [8, 0],
    roles: ["caller", "with, double risk"],
    factors: [4, 1],
    notes: [{ text: "Redealt", message: "round_note_redealt", values: {} }],
  };
  it("is told with its notes", () => {
    const before = view({ table: ["7S"], sizes: [0, 1], won: [7, 0] });
    const after = view({ phase: "deal", actor: -1, rounds: [egyptian], sizes: [], won: [] });
    const told = narrate("1 8S", before, after, people);
    expect(told.at(-1)).toBe("Round 1: Redealt");
    expect(told.at(-2)).toContain("56");
  });
  it("says the role of each seat, and how often its score counts", () => {
    expect([0, 1].map((seat) => roleText(egyptian, seat))).toEqual([
      "Caller, ×4",
      "With · Double risk",
    ]);
    expect(roleText({ roles: [], factors: [] }, 0)).toBe("");
  });
});

describe("a view at a glance", () => {
  it("counts tricks and calls", () => {
    const seen = summarize(view({ table: ["7H"], sizes: [3, 2], won: [1, 0], calls: [2, 3] }));
    expect(seen.trick).toEqual([{ seat: 1, card: "7H" }]);
    expect([seen.led, seen.tricks, seen.called, seen.allCalled]).toEqual(["H", 4, 5, true]);
    expect(seen.way).toBe(1);
  });
  it("gives each card of a trick to its seat, whichever way the turn passes", () => {
    const seats = (way: number) =>
      summarize(view({ table: ["7H", "8H", "9H"], sizes: [1, 1, 1, 1], leader: 1, way })).trick.map(
        ({ seat }) => seat,
      );
    expect(seats(1)).toEqual([1, 2, 3]);
    expect(seats(-1)).toEqual([1, 0, 3]);
  });
  it("shows no trump only once it is decided", () => {
    expect(summarize(view({ trump: "N", phase: "bid" })).trump).toBe("");
    expect(summarize(view({ trump: "N", phase: "play" })).trump).toBe("N");
  });
  it("knows the standing bid and how a call stands", () => {
    expect(
      standingBid(
        view({
          bids: [
            [0, "bid 5H"],
            [1, "bid 5S"],
            [0, "pass"],
          ],
        }),
      ),
    ).toEqual({ seat: 1, bid: "5S" });
    expect(trickMarks(3, 2)).toEqual({ made: 2, needed: 1, over: 0 });
    expect(trickMarks(1, 3)).toEqual({ made: 1, needed: 0, over: 2 });
  });
});
