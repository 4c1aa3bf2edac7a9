/** Computer players as they are written. */
import { describe, expect, test } from "vitest";
import { complete, parsePlayer, playerText, seatText } from "../src/lib/players";

const players = {
  random: { about: "Any legal action", parameters: [] },
  npc: {
    about: "A filter and a selector",
    parameters: [
      { label: "Cards", values: [{ value: "naive_legal", label: "A" }], free: false },
      { label: "How", values: [{ value: "smart", label: "B" }], free: false },
    ],
  },
};

describe("a computer player", () => {
  test.each(["random", "npc(none,smart)", "search(ms=100)"])("%s is read and written", (text) => {
    expect(playerText(parsePlayer(text))).toBe(text);
  });
  test("has the first value where none is given", () => {
    expect(complete(players, parsePlayer("npc(none)"))).toEqual({
      name: "npc",
      values: ["none", "smart"],
    });
    expect(complete(players, parsePlayer("random(x)")).values).toEqual([]);
  });
});

test("a seat is asked for as it was chosen", () => {
  const seat = { open: false, level: "easy", style: "bold" };
  expect(seatText(seat)).toBe("level(easy,bold)");
  expect(seatText({ ...seat, player: "npc(none,smart)" })).toBe("npc(none,smart)");
  expect(seatText({ ...seat, player: "npc(none,smart)", open: true })).toBe("open");
});
