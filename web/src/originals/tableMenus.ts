/** The items of the three menus of a table; null is a line between two groups. */
import type { Item } from "../components/Menu.svelte";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/translation.svelte";
import type { OpenWindows, TableCommands } from "./tableCommands.svelte";

export const gameMenu = ({ windows, deal, dealDisabled, exit }: TableCommands): (Item | null)[] => [
  {
    text: t("deal_button"),
    icon: "shuffle",
    act: deal,
    off: dealDisabled,
    hint: dealDisabled ? t("new_game_after_this") : t("new_game_hint"),
  },
  {
    text: t("options_menu_item"),
    icon: "settings",
    act: () => (windows.options = true),
    hint: t("options_hint"),
  },
  {
    text: t("high_scores_menu_item"),
    icon: "trophy",
    act: () => (windows.scores = true),
    hint: t("high_scores_hint"),
  },
  {
    text: t("random_things_menu_item"),
    icon: "star",
    act: () => (windows.things = true),
    hint: t("random_things_hint"),
  },
  null,
  {
    text: t("leave_table_button"),
    icon: "door",
    act: exit,
    hint: t("leave_table_hint"),
  },
];

export const viewMenu = (commands: TableCommands): (Item | null)[] => [
  {
    text: t("odds_label"),
    icon: "odds",
    checked: !!commands.windows.odds,
    act: () => (commands.windows.odds = !commands.windows.odds),
    off: !commands.session.view,
    hint: t("odds_hint"),
  },
  {
    text: t("odds_1994_title"),
    icon: "list",
    checked: commands.classicOdds,
    act: () => (commands.classicOdds = !commands.classicOdds),
    off: !commands.canShowClassicOdds,
    hint: t("odds_1994_hint"),
  },
  {
    text: t("cheat_title"),
    icon: "eye",
    checked: commands.cheat,
    act: () => (commands.cheat = !commands.cheat),
    off: !commands.canCheat,
    hint: commands.canCheat ? t("cheat_hint") : t("cheat_unavailable_hint"),
  },
  null,
  {
    text: t("sound_label"),
    icon: "sound",
    checked: settings.sound === "on",
    act: () => (settings.sound = settings.sound === "on" ? "off" : "on"),
    hint: t("sound_hint"),
  },
  {
    text: t("look_1994_menu_item"),
    icon: "computer",
    checked: settings.theme === "1994",
    act: () => (settings.theme = settings.theme === "1994" ? "green" : "1994"),
    hint: t("look_1994_hint"),
  },
  {
    text: t("settings_heading"),
    icon: "settings",
    href: "/settings",
    hint: t("settings_hint"),
  },
];

export const helpMenu = (windows: OpenWindows, game: string): (Item | null)[] => [
  {
    text: t("rules_heading"),
    icon: "book",
    href: `/rules/${game}`,
    hint: t("rules_hint"),
  },
  {
    text: t("fair_shuffles_menu_item"),
    icon: "shield",
    act: () => (windows.shuffles = true),
    hint: t("fair_shuffles_hint"),
  },
  {
    text: t("about_menu_item"),
    icon: "info",
    act: () => (windows.about = true),
    hint: t("about_hint"),
  },
];
