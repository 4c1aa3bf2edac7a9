import { expect, test, vi } from "vitest";

const log = vi.hoisted(() => {
  let resolve: (text: string) => void = () => undefined;
  return {
    promise: new Promise<string>((done) => (resolve = done)),
    come: () => resolve("game whist 1"),
  };
});
vi.mock("../src/lib/api", () => ({
  requestText: () => log.promise,
  request: () => Promise.resolve({ events: 10, moments: [], names: [], players: [], genders: [] }),
}));
vi.mock("../src/lib/socket", () => ({ RequestError: class extends Error {} }));

test("a step that is taken before the log is there counts", async () => {
  const { Replay } = await import("../src/replay/replay.svelte");
  const replay = new Replay("game");
  const begun = replay.begin(1, 0, true);
  await vi.waitUntil(() => replay.part);
  replay.to(3);
  log.come();
  await begun;
  expect(replay.n).toBe(3);
});
