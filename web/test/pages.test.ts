import "./browser";
import { describe, expect, it } from "vitest";
import { opponents, seatCount } from "../src/lib/games";
import { forgetTable, recentTables, rememberTable, parseTableCode } from "../src/lib/recentTables";
import { runningMean, scale } from "../src/components/chart";
import { blocks, inline } from "../src/components/markdown";

describe("Markdown", () => {
  it("knows headings, paragraphs and lists", () => {
    const found = blocks(
      "# Pesten\n\nTwo lines\nof one text.\n\n- **7**: again\n  and again\n- 8\n\n1. first\n2. second\n",
    );
    expect(found.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "list"]);
    expect(found[1]).toMatchObject({ source: "Two lines of one text." });
    expect(found[2]).toMatchObject({
      ordered: false,
      items: [[{ kind: "strong" }, { kind: "text", text: ": again and again" }], [{ text: "8" }]],
    });
    expect(found[3]).toMatchObject({ ordered: true });
  });

  it("knows tables and code", () => {
    const found = blocks(
      "| a | b |\n| --- | --- |\n| 1 | `2` |\n\n```\n* shuffle\n# no heading\n```\nafter",
    );
    expect(found).toMatchObject([
      {
        kind: "table",
        head: [[{ text: "a" }], [{ text: "b" }]],
        rows: [[[{ text: "1" }], [{ kind: "code", text: "2" }]]],
      },
      { kind: "code", text: "* shuffle\n# no heading" },
      { kind: "paragraph" },
    ]);
  });

  it("knows emphasis inside a line, and leaves lone signs alone", () => {
    expect(inline("a *b* **c *d*** [e](/f)")).toMatchObject([
      { text: "a " },
      { kind: "em", inside: [{ text: "b" }] },
      { text: " " },
      { kind: "strong" },
      { text: " " },
      { kind: "link", href: "/f", inside: [{ text: "e" }] },
    ]);
    expect(inline("4 * 13 = 52")).toEqual([{ kind: "text", text: "4 * 13 = 52" }]);
    expect(inline("*Example: rounds* 1 2 1 *follow.*")).toMatchObject([
      { kind: "em" },
      { text: " 1 2 1 " },
      { kind: "em" },
    ]);
  });

  it("never leaves a line out, whatever it is", () => {
    for (const odd of ["|", "| a", "```", "- ", "#", "*", "1."])
      expect(blocks(`x\n\n${odd}\n\ny`).at(-1)!.source || odd === "```", odd).toBeTruthy();
  });
});

describe("a chart's scale", () => {
  it("holds all values between round numbers", () => {
    for (const values of [[0, 1], [0.33, 0.36], [-120, 75], [5], [0], [1000, 1003]]) {
      const { low, high, ticks } = scale(values);
      expect(low).toBeLessThanOrEqual(Math.min(...values));
      expect(high).toBeGreaterThanOrEqual(Math.max(...values));
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(new Set(ticks).size).toBe(ticks.length);
    }
  });

  it("takes means of the last ones", () => {
    expect(runningMean([1, 3, 5, 7], 2)).toEqual([1, 2, 4, 6]);
  });
});

describe("a code of a table", () => {
  it("is read from what people type and paste", () => {
    expect(parseTableCode(" abcd-efgh-jklm ")).toBe("ABCD-EFGH-JKLM");
    expect(parseTableCode("abcdefghjklm")).toBe("ABCDEFGHJKLM");
    expect(parseTableCode("https://cards.example/t/ABCD-EFGH-JKLM")).toBe("ABCD-EFGH-JKLM");
    expect(parseTableCode("hello")).toBe("");
    expect(parseTableCode("")).toBe("");
  });
});

describe("tables one was at", () => {
  it("are remembered, the newest first, each once", () => {
    rememberTable("ABCD-EFGH-JKLM");
    rememberTable("BBBBBBBBBBBB");
    rememberTable("abcdefghjklm");
    expect(recentTables()).toEqual(["ABCDEFGHJKLM", "BBBBBBBBBBBB"]);
    forgetTable("ABCDEFGHJKLM");
    expect(recentTables()).toEqual(["BBBBBBBBBBBB"]);
  });
});

describe("computer players", () => {
  it("sit on the seats that the options make", () => {
    const players = { name: "players", default: "4", may_be: "", about: "", schema: {} };
    const info = {
      name: "x",
      version: 1,
      presets: { a: {}, b: { players: "3" } },
      high_score: "points",
      score_lists: {},
      options: [players],
      limits: {},
      groups: [],
      players: {},
      unavailable: {},
    };
    expect([
      seatCount(info, "a", {}),
      seatCount(info, "b", {}),
      seatCount(info, "b", { players: "6" }),
    ]).toEqual([4, 3, 6]);
    expect(seatCount({ ...info, options: [] }, "a", {})).toBe(4);
    expect(opponents(3, "easy")).toEqual([
      "level(easy,bold)",
      "level(easy,careful)",
      "level(easy,plain)",
    ]);
  });
});
