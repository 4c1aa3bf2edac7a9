/** What the menus of a table and the buttons on its board do. */
import { navigate } from "../lib/route.svelte";
import { DEFAULTS, settings } from "../lib/settings.svelte";
import type { TableSession } from "../lib/tableSession.svelte";
import { onPhone } from "./onPhone.svelte";
import { dealRequest, isHost, playsAlone } from "./newGame";

/** The dialogs and windows of a table that are open; choosing an item opens one. */
export interface OpenWindows {
  options?: boolean;
  scores?: boolean;
  things?: boolean;
  shuffles?: boolean;
  about?: boolean;
  odds?: boolean;
  /** The question that is asked before a game is given up. */
  confirming?: "deal" | "exit";
}

export class TableCommands {
  readonly windows = $state<OpenWindows>({});
  private cheatAsked = $state<boolean>();
  private classicOddsAsked = $state<boolean>();

  constructor(readonly session: TableSession) {}

  readonly playing = $derived.by(() => this.session.table?.state === "playing");
  readonly seated = $derived.by(() => (this.session.table?.you ?? -1) >= 0);
  private readonly shared = $derived.by(() => {
    const table = this.session.table;
    return !!table && !playsAlone(table);
  });
  readonly canCheat = $derived.by(
    () => !!this.session.table?.policy.cheat && this.seated && this.playing,
  );
  /** The 1994 grid is of games of tricks. */
  readonly canShowClassicOdds = $derived.by(
    () => this.seated && !!this.session.view && "last_trick" in this.session.view,
  );
  readonly dealDisabled = $derived.by(() => {
    const table = this.session.table;
    return (
      !table ||
      !this.seated ||
      (this.playing && this.shared) ||
      (table.state === "waiting" && !isHost(table))
    );
  });

  readonly deal = (): void => {
    if (!this.session.table) return;
    const next = dealRequest(this.session.table);
    if (next) void this.session.request({ type: next });
    else this.windows.confirming = "deal";
  };

  readonly exit = (): void => {
    if (this.playing && this.seated && settings.confirmExit) this.windows.confirming = "exit";
    else navigate("/");
  };

  /** True if a window that was left open may open by itself: not as a sheet over the game. */
  private opensAgain(name: string): boolean {
    return !onPhone.current && !!settings.windows[name]?.open;
  }

  private keepOpen(name: string, open: boolean): void {
    const place = settings.windows[name] ?? DEFAULTS.windows[name] ?? { x: 0, y: 0 };
    settings.windows[name] = { ...place, open };
  }

  /**
   * The cheat window.  Left open, it opens again at the next table where nobody else sits; others
   * would be told, so there it has to be asked for.
   */
  get cheat(): boolean {
    return (this.cheatAsked ?? (!this.shared && this.opensAgain("cheat"))) && this.canCheat;
  }
  set cheat(open: boolean) {
    this.cheatAsked = open;
    this.keepOpen("cheat", open);
  }

  get classicOdds(): boolean {
    return (this.classicOddsAsked ?? this.opensAgain("odds1994")) && this.canShowClassicOdds;
  }
  set classicOdds(open: boolean) {
    this.classicOddsAsked = open;
    this.keepOpen("odds1994", open);
  }
}
