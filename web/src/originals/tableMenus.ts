/** The items of the three menus of a table; null is a line between two groups. */
import type { Item } from "../components/Menu.svelte";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/translation.svelte";

/** The dialogs and windows of a table that are open; choosing an item opens one. */
export interface OpenWindows {
  options?: boolean;
  scores?: boolean;
  things?: boolean;
  shuffles?: boolean;
  about?: boolean;
  cheat?: boolean;
  odds?: boolean;
  /** The question that is asked before a game is given up. */
  confirming?: "deal" | "exit";
}

export const gameMenu = (
  windows: OpenWindows,
  deal: () => void,
  dealDisabled: boolean,
  exit: () => void,
): (Item | null)[] => [
  {
    text: t("Deal"),
    icon: "shuffle",
    act: deal,
    off: dealDisabled,
    hint: dealDisabled ? t("A new game can begin when this one is over.") : t("Begins a new game."),
  },
  {
    text: t("Options…"),
    icon: "settings",
    act: () => (windows.options = true),
    hint: t("Players, cards, score and how you are told of a trick."),
  },
  {
    text: t("High scores…"),
    icon: "trophy",
    act: () => (windows.scores = true),
    hint: t("The ten best games by these rules."),
  },
  {
    text: t("Random Things…"),
    icon: "star",
    act: () => (windows.things = true),
    hint: t("What wanders over the table when nothing happens."),
  },
  null,
  {
    text: t("Exit"),
    icon: "door",
    act: exit,
    hint: t("Leaves the table; your seat stays yours."),
  },
];

export const viewMenu = (
  windows: OpenWindows,
  begun: boolean,
  cheating: boolean,
): (Item | null)[] => [
  {
    text: t("Probabilities"),
    icon: "odds",
    checked: !!windows.odds,
    act: () => (windows.odds = !windows.odds),
    off: !begun,
    hint: t("Who could hold which card."),
  },
  {
    text: t("Cheat"),
    icon: "eye",
    checked: !!windows.cheat && cheating,
    act: () => (windows.cheat = !windows.cheat),
    off: !cheating,
    hint: cheating
      ? t("All hands. Everybody is told.")
      : t("This table does not allow it, or there is no game."),
  },
  null,
  {
    text: t("Sound"),
    icon: "sound",
    checked: settings.sound === "on",
    act: () => (settings.sound = settings.sound === "on" ? "off" : "on"),
    hint: t("Cards and your turn can be heard."),
  },
  {
    text: t("As in 1994"),
    icon: "computer",
    checked: settings.theme === "1994",
    act: () => (settings.theme = settings.theme === "1994" ? "green" : "1994"),
    hint: t("Grey windows and a flat green table."),
  },
  {
    text: t("Settings"),
    icon: "settings",
    href: "/settings",
    hint: t("Language, cards, colours, pace."),
  },
];

export const helpMenu = (windows: OpenWindows, game: string): (Item | null)[] => [
  {
    text: t("Rules"),
    icon: "book",
    href: `/rules/${game}`,
    hint: t("How this game is played."),
  },
  {
    text: t("Fair shuffles…"),
    icon: "shield",
    act: () => (windows.shuffles = true),
    hint: t("Why nobody can choose the cards, and how to check it."),
  },
  {
    text: t("About Longsuit…"),
    icon: "info",
    act: () => (windows.about = true),
    hint: t("What this program is."),
  },
];
