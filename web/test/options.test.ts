import "./browser";
import { describe, expect, it } from "vitest";
import type { GameInfo } from "../src/lib/api";
import {
  changedOptions,
  grouped,
  optionKind,
  decodeOptions,
  ruleSheetPath,
  allOptions,
  encodeOptions,
  lowered,
  type OptionValues,
} from "../src/lib/options";

const option = (
  name: string,
  value: string,
  may_be: string,
  schema: Record<string, unknown>,
): GameInfo["options"][number] => ({ name, default: value, may_be, about: "", schema });
const info: GameInfo = {
  name: "cards",
  version: 2,
  presets: { plain: {}, wild: { jack: "wild", sets: "no" } },
  high_score: "points",
  score_lists: {},
  options: [
    option("players", "4", "a whole number from 2 to 8", {
      type: "integer",
      minimum: 2,
      maximum: 8,
    }),
    option("packs", "auto", "a whole number from 1 to 8, or auto", {
      anyOf: [{ type: "integer", minimum: 1, maximum: 8 }, { type: "null" }],
    }),
    option("sets", "yes", "yes or no", { type: "boolean" }),
    option("jack", "fits", "fits or wild or nothing", { enum: ["fits", "nothing", "wild"] }),
    option("unheard_of", "no", "yes or no", { type: "boolean" }),
  ],
  groups: [
    { title: "Table and deal", options: ["players", "packs"] },
    { title: "Play", options: ["jack", "sets", "unheard_of"] },
  ],
  limits: { "8": { packs: 5 }, "4": { packs: 8 } },
  players: {},
  unavailable: {},
};

describe("more players", () => {
  it("lower what they do not allow, and nothing else", () => {
    expect(lowered(info, "plain", { players: "8", packs: "7", jack: "wild" })).toEqual({
      options: { players: "8", packs: "5", jack: "wild" },
      changes: [{ option: "packs", value: 5, n: 7, players: 8 }],
    });
    const fitting: OptionValues[] = [
      { players: "8", packs: "5" },
      { players: "4", packs: "7" },
      { players: "8" },
    ];
    for (const own of fitting)
      expect(lowered(info, "plain", own)).toEqual({ options: own, changes: [] });
  });
});

describe("the kinds of options", () => {
  it("are read from the schema", () => {
    expect(info.options.map(optionKind)).toEqual([
      { kind: "number", least: 2, most: 8, auto: false },
      { kind: "number", least: 1, most: 8, auto: true },
      { kind: "yes_no" },
      { kind: "choice", choices: ["fits", "wild", "nothing"] }, // in the order of the server's words
      { kind: "yes_no" },
    ]);
  });

  it("tell a seat from another number", () => {
    const schema = { type: "integer", format: "seat", minimum: 0, maximum: 7 };
    expect(optionKind(option("dealer", "0", "", schema))).toEqual({
      kind: "number",
      least: 0,
      most: 7,
      auto: false,
      seat: true,
    });
  });

  it("stand in the server's groups, in the order of the options", () => {
    expect(grouped(info)).toMatchObject([
      { title: "Table and deal", options: [{ name: "players" }, { name: "packs" }] },
      { title: "Play", options: [{ name: "sets" }, { name: "jack" }, { name: "unheard_of" }] },
    ]);
  });
});

describe("a choice", () => {
  it("is the defaults, the preset's and one's own", () => {
    expect(allOptions(info, "wild", { packs: "2" })).toEqual({
      players: "4",
      packs: "2",
      sets: "no",
      jack: "wild",
      unheard_of: "no",
    });
  });

  it("keeps only what differs from the preset", () => {
    expect(
      changedOptions(info, "wild", { sets: "no", jack: "fits", players: "4", other: "x" }),
    ).toEqual({ jack: "fits" });
  });

  it("asks for its rule sheet", () => {
    expect(ruleSheetPath("cards", "wild", { packs: "2" })).toBe(
      "/games/cards/rules?preset=wild&packs=2",
    );
  });
});

describe("a code of rules", () => {
  const choices: [string, Record<string, string>][] = [
    ["plain", {}],
    ["wild", {}],
    ["plain", { players: "8", packs: "3", sets: "no", jack: "nothing" }],
    ["wild", { sets: "yes", jack: "fits", unheard_of: "yes" }],
  ];
  for (const preset of ["plain", "wild"])
    for (const sets of ["yes", "no"])
      for (const jack of ["fits", "wild", "nothing"])
        for (const packs of ["auto", "1", "8"]) choices.push([preset, { sets, jack, packs }]);

  it("is read as it was written", () => {
    for (const [preset, own] of choices) {
      const code = encodeOptions(info, preset, own);
      expect(code).toMatch(/^[\w-]+$/);
      const found = decodeOptions(info, code)!;
      expect([found.preset, found.options]).toEqual([preset, changedOptions(info, preset, own)]);
    }
  });

  it("is short", () => {
    expect(encodeOptions(info, "plain", {}).length).toBeLessThanOrEqual(4);
    expect(encodeOptions(info, "plain", { sets: "no", packs: "3" }).length).toBeLessThanOrEqual(8);
  });

  it("with a slip, or of another version, is none", () => {
    const code = encodeOptions(info, "plain", { players: "8" });
    expect(decodeOptions(info, code)).not.toBeNull();
    for (let at = 0; at < code.length; at++) {
      const slip = code.slice(0, at) + (code[at] === "b" ? "c" : "b") + code.slice(at + 1);
      expect(decodeOptions(info, slip), slip).toBeNull();
    }
    expect(decodeOptions({ ...info, version: 3 }, code)).toBeNull();
    expect(decodeOptions(info, "")).toBeNull();
    expect(decodeOptions(info, "hello")).toBeNull();
  });
});
