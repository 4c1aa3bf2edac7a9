import { beforeEach, expect, it, vi } from "vitest";
import type { TableSession } from "../src/lib/tableSession.svelte";

type Sent = {
  type: string;
  id: number;
  nonce?: string;
  action?: string;
  n?: number;
  game?: string;
};

/** A fake server: it records requests, and the test sends the answers. */
class Line {
  static lines: Line[] = [];
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Line.lines.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen?.();
    this.say({ type: "welcome", id: 0, version: 1, person: "p", name: "Ann", token: "t" });
  }
  last(type: string): Sent | undefined {
    return this.sent.findLast((message) => message.type === type);
  }
}

const view = (n: number) => ({
  hand: [`${n}H`],
  legal: [{ action: "7H", text: "", template: "" }],
  rounds: [],
  actor: 0,
});
const event = (n: number) => ({ type: "event", game: "g", n, event: `1 ${n}H`, view: view(n) });
const settle = () => vi.advanceTimersByTimeAsync(1);
let session: TableSession;
let line: Line;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  Line.lines = [];
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "here", pathname: "/", hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, hidden: false });
  const made = await import("../src/lib/tableSession.svelte");
  session = new made.TableSession("ABCD-EFGH-JKLM");
  void session.enter();
  line = Line.lines[0]!;
  line.welcome();
  await settle();
  line.say({ type: "table", code: "ABCDEFGHJKLM", host: "p", you: 0, seats: [], state: "playing" });
  line.say({ type: "done", id: line.last("join")!.id });
  line.say({ type: "view", game: "g", n: 4, view: view(4) });
});

it("joins as soon as there is a connection, and hears of the table", () => {
  expect(line.sent.map((message) => message.type)).toEqual(["hello", "join"]);
  expect([session.table?.code, session.n]).toEqual(["ABCDEFGHJKLM", 4]);
});

it("holds the server to a promise of each shuffle while it has a seat", async () => {
  const { keptShuffles } = await import("../src/lib/witness");
  expect(keptShuffles("g")).toEqual([]);
  line.say({ type: "view", game: "over", n: 9, view: { ...view(9), phase: "over" } });
  expect(keptShuffles("over")).toBe(null);
  line.say({
    type: "table",
    code: "ABCDEFGHJKLM",
    host: "p",
    you: -1,
    seats: [],
    state: "playing",
  });
  line.say({ ...event(1), game: "watched" });
  expect(keptShuffles("watched")).toBe(null);
  line.say({ type: "table", code: "ABCDEFGHJKLM", host: "p", you: 0, seats: [], state: "playing" });
  line.say({ ...event(1), game: "mine" });
  expect(keptShuffles("mine")).toEqual([]);
});

it("follows events and takes none twice", () => {
  line.say(event(5));
  line.say(event(5));
  line.say(event(6));
  expect(session.history.map((step) => step.n)).toEqual([5, 6]);
  expect(session.view?.hand).toEqual(["6H"]);
});

it("puts what happened earlier into the log, not on the table", () => {
  line.say(event(5));
  line.say(event(2));
  expect(session.history.map((step) => step.n)).toEqual([2, 5]);
  expect([session.n, session.view?.hand]).toEqual([5, ["5H"]]);
});

it("acts once, with the same nonce again after a lost connection", async () => {
  void session.act("7H");
  void session.act("7H");
  const first = line.sent.filter((message) => message.type === "act");
  expect(first.length).toBe(1);
  line.close();
  await vi.advanceTimersByTimeAsync(2000);
  const again = Line.lines[1]!;
  again.welcome();
  await settle();
  expect(again.last("join")).toMatchObject({ game: "g", n: 4 });
  again.say({ type: "done", id: again.last("join")!.id });
  await settle();
  expect(again.last("act")).toMatchObject({ action: "7H", nonce: first[0]!.nonce });
  again.say({ type: "done", id: again.last("act")!.id, n: 5 });
  await settle();
  expect(session.sending).toBe("");
});

it("asks for a reason only for what is not legal, and keeps no error of it", async () => {
  expect(await session.reasonAgainst("7H")).toBeNull();
  expect(line.last("act")).toBeUndefined();
  const asked = session.reasonAgainst("2C");
  line.say({
    type: "error",
    id: line.last("act")!.id,
    code: "illegal",
    text: "Follow suit: play a spade (§5).",
    message: "must_follow_suit",
    values: { suit: "S", rule: "§5" },
  });
  expect((await asked)?.sentence).toMatchObject({ message: "must_follow_suit" });
  expect(session.error).toBeNull();
});

it("starts anew with the next game", () => {
  line.say(event(5));
  const result = { type: "result", game: "g", totals: [1], winners: [0] } as const;
  line.say({ ...result, rated: false, left: [], assisted: [], voided: [] });
  line.say({ type: "view", game: "h", n: 0, view: view(0) });
  expect([session.history.length, session.result, session.n]).toEqual([0, null, 0]);
});

it("hears nothing after it has left", () => {
  session.leave();
  line.say(event(5));
  expect(session.n).toBe(4);
});

it("offers to end a deal that is decided until it is over, taken back or refused", () => {
  const decided = { type: "decided", game: "g", n: 4, tricks: [2, 0] };
  const claim = {
    type: "claim",
    game: "g",
    n: 4,
    seat: 0,
    tricks: [2, 0],
    agreed: [],
    state: "asked",
  };
  const on = (n: number, phase: string) => line.say({ ...event(n), view: { ...view(n), phase } });
  line.say(decided);
  on(5, "play");
  expect(session.decided).toEqual(decided);
  line.say(claim);
  expect(session.claim).toEqual(claim);
  on(6, "call");
  expect([session.decided, session.claim]).toEqual([null, null]);
  line.say({ ...decided, n: 6 });
  line.say({ ...claim, n: 6, state: "refused" });
  expect([session.decided, session.claim]).toEqual([null, null]);
  line.say({ ...decided, n: 6 });
  line.say({ type: "undo", game: "g", n: 7, back: 4, view: { ...view(4), phase: "play" } });
  expect(session.decided).toBeNull();
  line.say({ ...decided, game: "another" });
  expect(session.decided).toBeNull();
});

it("asks for help, and takes an answer that was overtaken or lost for no error", async () => {
  void session.requestHelp("odds");
  line.say({ type: "error", id: line.last("assist")!.id, code: "stale", text: "", n: 5 });
  await settle();
  expect(session.error).toBeNull();
  void session.requestHelp("advice");
  line.close();
  await settle();
  expect(session.error).toBeNull();
  await vi.advanceTimersByTimeAsync(5_000);
  Line.lines.at(-1)!.welcome();
  await settle();
  void session.requestHelp("advice");
  Line.lines.at(-1)!.say({
    type: "error",
    id: Line.lines.at(-1)!.last("assist")!.id,
    code: "forbidden",
    text: "no",
  });
  await settle();
  expect(session.error?.code).toBe("forbidden");
});
