/** The settings of this computer: what the page takes over, and what the person's own choice is. */
import { describe, expect, it, vi } from "vitest";
import type { LocalSettings } from "../src/lib/localSettings.svelte";

const FILE: LocalSettings = {
  problem: "",
  table: {
    confirm_exit: false,
    save_on_exit: true,
    next_card: "dialog",
    cheat_window: false,
    probability_window: true,
  },
  windows: null,
  random_things: { exist: false, interval: 50, number: 4, multiplier: 7 },
  icon_twirl: { on: false, interval: 1000 },
  whist: { seed: "7", verso_up: true, thinking_time: 150 },
  games: { whist: { preset: "original", options: { target: "6" }, seats: ["me", "random"] } },
};

vi.stubGlobal("location", { protocol: "http:", host: "here", pathname: "/", hash: "" });
vi.stubGlobal("addEventListener", vi.fn());
vi.stubGlobal("document", { addEventListener: vi.fn(), documentElement: {} });

/** A new page of a device with these stored settings. */
async function page(
  stored: object,
): Promise<
  typeof import("../src/lib/settings.svelte") & typeof import("../src/lib/localSettings.svelte")
> {
  vi.resetModules();
  localStorage.setItem("longsuit.settings", JSON.stringify(stored));
  const settings = await import("../src/lib/settings.svelte");
  return { ...settings, ...(await import("../src/lib/localSettings.svelte")) };
}
const stored = (): unknown => JSON.parse(localStorage.getItem("longsuit.settings")!);

describe("the settings of this computer", () => {
  it("are initial values, which are not stored as the person's own", async () => {
    const { settings, keep, suggest, suggestions } = await page({});
    suggest(suggestions(FILE));
    expect(settings).toMatchObject({ notify: "dialog", confirmExit: false, twirl: false });
    expect(settings.things).toEqual({
      on: false,
      count: 4,
      interval: 50,
      multiplier: 7,
      after: 60,
    });
    keep();
    expect(stored()).toEqual({ edition: 2 });
  });

  it("leave alone what the person has set, even to the page's default", async () => {
    const { settings, keep, suggest, suggestions } = await page({ notify: "none", edition: 2 });
    suggest(suggestions(FILE));
    expect(settings.notify).toBe("none");
    expect(settings.confirmExit).toBe(false);
    settings.confirmExit = true;
    keep();
    expect(stored()).toEqual({ notify: "none", confirmExit: true, edition: 2 });
  });

  it("replace the defaults that the first edition stored", async () => {
    const { settings, suggest, suggestions } = await page({ notify: "none", confirmExit: false });
    suggest(suggestions({ ...FILE, table: { ...FILE.table!, confirm_exit: true } }));
    expect(settings).toMatchObject({ notify: "dialog", confirmExit: false });
  });

  it("read the things of the first edition, which could be thirty at any pace", async () => {
    const { settings } = await page({
      things: { on: true, count: 30, pace: 4, after: 20 },
      edition: 2,
    });
    expect(settings.things).toEqual({
      on: true,
      count: 6,
      interval: 20,
      multiplier: 6,
      after: 20,
    });
  });

  it("open tables as they say", async () => {
    const { local, openingFor } = await page({});
    expect(openingFor("whist")).toEqual({});
    local.settings = FILE;
    expect(openingFor("whist")).toEqual({
      preset: "original",
      options: { target: "6" },
      seats: ["me", "random"],
    });
    expect(openingFor("pesten")).toEqual({});
  });

  it("put the windows where they stood, open if they were", async () => {
    const { settings, suggest, suggestions } = await page({});
    suggest(suggestions({ ...FILE, windows: null, table: null }));
    expect(settings.windows.cheat).toEqual({ x: 100, y: 100 });
    const windows = {
      ...{ main_x: 1, main_y: 2, cheat_x: 11, cheat_y: 12, probability_x: 21 },
      ...{ probability_y: 22, probability_width: 230, probability_height: 240 },
    };
    suggest(suggestions({ ...FILE, windows }));
    expect(settings.windows).toEqual({
      cheat: { x: 11, y: 12, open: false },
      odds1994: { x: 21, y: 22, width: 230, height: 240, open: true },
    });
    suggest(suggestions({ ...FILE, windows, table: { ...FILE.table!, cheat_window: true } }));
    expect(settings.windows.cheat).toEqual({ x: 11, y: 12, open: true });
  });

  it("say how the tables of Whist are dealt and at what pace, and nothing of other games", async () => {
    const { local, policyFor } = await page({});
    expect(policyFor("whist")).toEqual({});
    local.settings = FILE;
    expect(policyFor("whist")).toEqual({ seed: "7", thinking: "fixed", think: 150 });
    expect(policyFor("estimation_whist")).toEqual({});
    local.settings = { ...FILE, whist: { seed: null, verso_up: false, thinking_time: null } };
    expect(policyFor("whist")).toEqual({ open_hands: true });
  });

  it("let computer players be watched where no person sits", async () => {
    const { local, policyFor } = await page({});
    const whist = { preset: "original", options: {}, seats: ["random", "random"] };
    local.settings = { ...FILE, whist: null, games: { whist } };
    expect(policyFor("whist")).toEqual({ watch: "delayed", delay: 0 });
  });

  it("are asked for under the names of this computer only", async () => {
    const { isOwnComputer } = await page({});
    for (const host of ["localhost", "127.0.0.1", "[::1]", "cards.localhost"])
      expect(isOwnComputer(host)).toBe(true);
    for (const host of ["localhost.example", "192.168.0.7", "127.0.0.1.example", "cards.example"])
      expect(isOwnComputer(host)).toBe(false);
  });
});
