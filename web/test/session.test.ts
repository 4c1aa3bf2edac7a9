import { beforeEach, expect, it, vi } from "vitest";

type Hello = { type: string; token?: string; name?: string };

/** A fake server at the other end of a WebSocket; the test sends its answers. */
class Line {
  static lines: Line[] = [];
  sent: Hello[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Line.lines.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Hello);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  hello(): Hello {
    this.onopen?.();
    return this.sent[0]!;
  }
  welcome(token = "", person = "p", name = "Ann"): void {
    this.say({ type: "welcome", id: 0, version: 1, person, name, ...(token && { token }) });
  }
  refuse(code: string, message = `error_${code}`): void {
    this.say({ type: "error", code, text: "", message });
    this.close();
  }
}

const ANN = { token: "ta", person: "a", name: "Ann" };
const BOB = { token: "tb", person: "b", name: "Bob" };
const place = { protocol: "http:", host: "here", pathname: "/", hash: "", reload: vi.fn() };
const heard = new Map<string, (event: object) => void>();
let answers: Record<string, [number, object]> = {};
let asked: string[] = [];

async function open() {
  const session = await import("../src/lib/session.svelte");
  const identity = await import("../src/lib/identity");
  const changes = await import("../src/lib/identityChanges");
  return { ...session, ...identity, ...changes };
}
const line = () => Line.lines.at(-1)!;
const wait = () => vi.advanceTimersByTimeAsync(10_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  for (const key of ["token", "person", "name", "former"])
    localStorage.removeItem(`longsuit.${key}`);
  Line.lines = [];
  [answers, asked] = [{}, []];
  place.hash = "";
  place.reload.mockClear();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", place);
  vi.stubGlobal("history", { replaceState: () => (place.hash = "") });
  vi.stubGlobal("addEventListener", (type: string, on: (event: object) => void) =>
    heard.set(type, on),
  );
  vi.stubGlobal("document", { addEventListener: () => undefined, hidden: false });
  vi.stubGlobal("fetch", (path: string, init: { method: string; headers: object }) => {
    const key = `${init.method} ${path}`;
    const { authorization = "" } = init.headers as { authorization?: string };
    asked.push(`${key} ${authorization.replace("Bearer ", "")}`.trim());
    const [status, body] = answers[key] ?? [0, {}];
    if (!status) return Promise.reject(new TypeError("no connection"));
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});

it("stores a new guest, and comes back as the same person", async () => {
  const s = await open();
  void s.whenConnected();
  expect(line().hello()).toEqual({ type: "hello", id: 0, version: 1, client: "web" });
  line().welcome("ta", "a");
  expect(s.storedIdentity()).toEqual(ANN);
  line().close();
  await wait();
  expect(line().hello().token).toBe("ta");
});

it("keeps a token that the server does not know, and asks", async () => {
  const s = await open();
  s.storeIdentity(ANN);
  void s.whenConnected();
  expect(line().hello().token).toBe("ta");
  line().refuse("bad_token", "device_signed_out");
  expect(s.me.refused?.message).toBe("device_signed_out");
  expect(s.storedIdentity()).toEqual(ANN);
  await wait();
  void s.whenConnected();
  await wait();
  expect(Line.lines.length, "it does not try for ever").toBe(1);
  s.continueAsGuest();
  await wait();
  expect(line().hello()).toMatchObject({ name: "Ann" });
  expect(line().sent[0]!.token).toBeUndefined();
  line().welcome("tn", "n", "Ann");
  expect([s.me.refused, s.storedIdentity().token]).toEqual([null, "tn"]);
});

it("takes a refused request for no refusal of the device", async () => {
  const s = await open();
  s.storeIdentity(ANN);
  void s.whenConnected();
  line().hello();
  line().welcome("", "a");
  line().say({ type: "error", id: 7, code: "bad_token", text: "", message: "x" });
  expect([s.me.refused, s.storedIdentity()]).toEqual([null, ANN]);
});

it("makes no guest while a link asks, and makes one when the answer is no", async () => {
  place.hash = "#move=ABCD";
  const s = await open();
  void s.whenConnected();
  expect(Line.lines.length).toBe(0);
  place.hash = "";
  void s.whenConnected();
  expect(line().hello().token).toBeUndefined();
});

it("goes on as who it is while a link asks", async () => {
  place.hash = "#move=ABCD";
  const s = await open();
  s.storeIdentity(ANN);
  s.me.token = "ta";
  void s.whenConnected();
  expect(line().hello().token).toBe("ta");
});

it("touches nothing when a code is refused, or no answer comes", async () => {
  const s = await open();
  s.storeIdentity(ANN);
  await expect(s.signInWithCode("ABCD", "x")).rejects.toMatchObject({ code: "gone" });
  answers["POST /api/move/use"] = [401, { code: "bad_token", message: "device_code_expired" }];
  await expect(s.signInWithCode("ABCD", "x")).rejects.toMatchObject({ code: "bad_token" });
  expect([s.storedIdentity(), s.formerIdentities()]).toEqual([ANN, []]);
  expect([s.me.refused, place.reload.mock.calls.length]).toEqual([null, 0]);
});

it("becomes somebody else once the server has agreed, and keeps the way back", async () => {
  place.hash = "#move=ABCD";
  const s = await open();
  s.storeIdentity(ANN);
  answers["POST /api/move/use"] = [201, BOB];
  await s.signInWithCode("ABCD", "x");
  expect([s.storedIdentity(), s.formerIdentities()]).toEqual([BOB, [ANN]]);
  expect([place.hash, place.reload.mock.calls.length]).toEqual(["", 1]);
});

it("becomes nobody without a token", async () => {
  const s = await open();
  s.storeIdentity(ANN);
  expect(() => s.become({ ...BOB, token: "" })).toThrow(TypeError);
  expect([s.storedIdentity(), s.formerIdentities()]).toEqual([ANN, []]);
});

it("goes back, and is signed out where the person can sign in again", async () => {
  const s = await open();
  s.storeIdentity(ANN);
  s.replaceIdentity(BOB, true);
  answers["GET /api/me"] = [200, { ...ANN, account: true }];
  answers["GET /api/me/devices"] = [200, [{ id: "d", this: true }]];
  answers["DELETE /api/me/devices/d"] = [200, {}];
  await s.goBackTo(ANN);
  expect([s.storedIdentity(), s.formerIdentities()]).toEqual([ANN, []]);
  expect(asked).toEqual([
    "GET /api/me ta",
    "GET /api/me/devices tb",
    "GET /api/me tb",
    "DELETE /api/me/devices/d tb",
  ]);
});

it("goes back, and keeps a guest whom only this device knows", async () => {
  const s = await open();
  s.storeIdentity(ANN);
  s.replaceIdentity(BOB, true);
  answers["GET /api/me"] = [200, { ...ANN, account: false }];
  answers["GET /api/me/devices"] = [200, [{ id: "d", this: true }]];
  await s.goBackTo(ANN);
  expect([s.storedIdentity(), s.formerIdentities()]).toEqual([ANN, [BOB]]);
});

it("stays who it is when the way back is lost or the server is away", async () => {
  const s = await open();
  s.storeIdentity(ANN);
  s.replaceIdentity(BOB, true);
  await expect(s.goBackTo(ANN)).rejects.toMatchObject({ code: "gone" });
  expect([s.storedIdentity(), s.formerIdentities()]).toEqual([BOB, [ANN]]);
  answers["GET /api/me"] = [401, { code: "bad_token", message: "error_bad_token" }];
  await expect(s.goBackTo(ANN)).rejects.toMatchObject({ code: "bad_token" });
  expect([s.storedIdentity(), s.formerIdentities()]).toEqual([BOB, []]);
});

it("never keeps one person twice", async () => {
  const s = await open();
  s.storeIdentity(ANN);
  s.replaceIdentity({ ...ANN, token: "ta2" }, true);
  expect(s.formerIdentities()).toEqual([]);
  s.replaceIdentity(BOB, true);
  s.replaceIdentity({ ...ANN, token: "ta3" }, true);
  expect([s.storedIdentity().token, s.formerIdentities()]).toEqual(["ta3", [BOB]]);
});

it("two tabs that open at once are one guest", async () => {
  const s = await open();
  void s.whenConnected();
  line().hello();
  s.storeIdentity(BOB); // by the other tab
  line().welcome("ta", "a");
  expect(s.storedIdentity()).toEqual(BOB);
  await wait();
  expect(line().hello().token).toBe("tb");
});

it("opens anew when another tab becomes somebody else, and is not signed out with the old one", async () => {
  const s = await open();
  s.storeIdentity(ANN);
  void s.whenConnected();
  line().hello();
  line().welcome("", "a");
  heard.get("storage")!({ key: "longsuit.settings" });
  heard.get("storage")!({ key: "longsuit.token" });
  expect(place.reload).not.toHaveBeenCalled();
  s.replaceIdentity(BOB, true);
  line().refuse("bad_token");
  expect(s.me.refused).toBeNull();
  heard.get("storage")!({ key: "longsuit.token" });
  expect(place.reload).toHaveBeenCalledOnce();
});

it("ends its identity without being told that it was signed out", async () => {
  const s = await open();
  s.storeIdentity(ANN);
  void s.whenConnected();
  line().hello();
  line().welcome("", "a");
  await expect(s.endIdentity(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(s.storedIdentity()).toEqual(ANN);
  await s.endIdentity(() => Promise.resolve());
  expect(s.storedIdentity()).toEqual({ token: "", person: "", name: "" });
  expect(s.me.refused).toBeNull();
});

it("lets the server find a name where the stored one is not allowed any more", async () => {
  const s = await open();
  s.saveName("A\u200bnn");
  void s.whenConnected();
  line().hello();
  line().refuse("bad_name");
  await wait();
  expect(line().hello().name).toBeUndefined();
});

it("counts characters as the server does", async () => {
  const { asStored, lengthOf } = await import("../src/lib/textLimits");
  expect(asStored("  Jose\u0301 \u00a0 M ")).toBe("José M");
  expect([lengthOf("🦊🦊"), lengthOf("e\u0301"), lengthOf(" a  b ")]).toEqual([2, 1, 3]);
});
