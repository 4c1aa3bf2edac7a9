/** The attacks of tests/fair_attacks.json, which Python's witness and `longsuit verify` meet too. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import attacks from "../../tests/fair_attacks.json";

const { kept, logs, reveals } = attacks;
const game = "g";

/** The modules anew, with nothing kept. */
async function newPage() {
  vi.resetModules();
  return {
    ...(await import("../src/lib/fairShuffle")),
    ...(await import("../src/lib/witness")),
  };
}
let page: Awaited<ReturnType<typeof newPage>>;
const commit = (deal: number, changes: object = {}, seat = kept.seat) =>
  page.keepCommitment(
    { game, deal, commitment: kept.commitments[deal]!, ...changes },
    seat,
    () => kept.nonces[deal]!,
  );
const verdicts = (log: string) =>
  page.verifyLog(log, page.keptShuffles(game)).map((one) => one.verdict);
const verdictOf = (deal: number, of = game) =>
  page.verifySecret(page.keptShuffles(of)!.find((record) => record.deal === deal)!);

beforeEach(async () => {
  page = await newPage();
});

describe.each(logs)("a log with the attack: $name", ({ log, by_log, by_witness, unsent }) => {
  const wasSent = (deal: number): boolean => !(unsent as number[]).includes(deal);

  test("is judged by itself", () => {
    expect(verdicts(log)).toEqual(by_log);
  });
  test("is held to what the page kept", () => {
    kept.commitments.forEach((_, deal) => wasSent(deal) && commit(deal));
    for (const reveal of kept.reveals) page.keepReveal({ game, ...reveal });
    for (const { deal } of kept.reveals)
      expect(verdictOf(deal)).toBe(wasSent(deal) ? "kept" : "not promised");
    expect(verdicts(log)).toEqual(by_witness);
  });
});

test.each(reveals)("a reveal with the attack: $name", ({ reveal, verdict }) => {
  commit(1);
  expect(verdictOf(1)).toBe("not revealed");
  page.keepReveal({ game, ...reveal });
  expect(verdictOf(1)).toBe(verdict);
});

test("the nonce stays, at the last seat, when the commitment is sent again", () => {
  expect(commit(1, {}, 0)).toMatchObject({ nonce: kept.nonces[1], seat: 0 });
  expect(page.keepCommitment({ game, deal: 1, commitment: "" }, 1, () => "new")).toMatchObject({
    commitment: kept.commitments[1],
    nonce: kept.nonces[1],
    seat: 1,
  });
});

test("a watcher gives no nonce", () => {
  expect(commit(1, {}, -1).nonce).toBe("");
  page.keepReveal({ game, ...kept.reveals[1]!, nonces: [] });
  expect(verdictOf(1)).toBe("kept");
});

test("a reveal whose commitment was missed is no promise that was kept", () => {
  page.keepReveal({ game, ...kept.reveals[1]! });
  expect(verdictOf(1)).toBe("not promised");
  page.keepReveal({ game, ...kept.reveals[1]!, secret: "no secret" });
  expect(verdictOf(1)).toBe("wrong secret");
});

test("who had a seat was promised every shuffle, also where nothing was sent", () => {
  const fair = logs.find(({ name }) => name === "none")!.log;
  page.keepSeat(game);
  expect(verdicts(fair)).toEqual(["not promised", "not promised", "not promised"]);
  commit(1);
  page.keepSeat(game);
  expect(verdicts(fair)).toEqual(["not promised", "holds", "not promised"]);
});

test("a secret that was used in another game is noticed", () => {
  commit(1);
  commit(1, { game: "h" });
  expect([verdictOf(1), verdictOf(1, "h")]).toEqual(["not revealed", "repeated secret"]);
});

test("a daily deal is without nonces, and no deal becomes one afterwards", () => {
  const fair = logs.find(({ name }) => name === "none")!.log;
  expect(commit(1, { daily: true }).nonce).toBe("");
  page.keepReveal({ game, ...kept.reveals[1]! });
  expect(verdictOf(1)).toBe("no nonces");
  expect(verdicts(fair)[1]).toBe("no nonces");
  commit(2);
  expect(commit(2, { daily: true }).nonce).toBe(kept.nonces[2]);
});

test.each([
  ["a nonce without a commitment", `nonce 0 ${kept.nonces[0]}`],
  ["a nonce of no seat", `commit ${kept.commitments[0]}\nnonce 1000000000 ${kept.nonces[0]}`],
  ["a commitment that is none", "commit 12"],
  ["a secret of nothing", `reveal ${kept.nonces[0]}`],
])("%s makes no log", (_, lines) => {
  expect(verdicts(`game whist 1\n${lines}\n`)).toEqual(["wrong order"]);
});
