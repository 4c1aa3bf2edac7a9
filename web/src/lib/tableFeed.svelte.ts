/** Everything the server has sent about one table, as reactive state. */
import type {
  GameView,
  TellAdvice,
  TellClaim,
  TellClock,
  TellCommit,
  TellDecided,
  TellEvent,
  TellOdds,
  TellResult,
  TellTable,
  TellTakeback,
  TellUndo,
  Told,
} from "../protocol";
import { socket } from "./session.svelte";
import { keepCommitment, keepReveal, keepSeat, keptShuffles, type ShuffleRecord } from "./witness";

/** An event of the game; `back` ≥ 0 marks an undo that leaves only the first `back` events. */
export interface GameStep {
  n: number;
  event: string;
  view: GameView;
  back: number;
}

export interface ChatMessage {
  person: string;
  name: string;
  seat: number;
  kind: "chat" | "phrase" | "emote";
  text: string;
  at: number;
}

const CHAT_LIMIT = 200; // messages; the oldest are dropped

export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((b) => b.toString(16).padStart(2, "0"))
    .join("");
}

export class TableFeed {
  table = $state.raw<TellTable | null>(null);
  view = $state.raw<GameView | null>(null);
  game = $state("");
  n = $state(0);
  /** The newest step, to be animated, and all steps this page has received. */
  latest = $state.raw<GameStep | null>(null);
  history = $state.raw<GameStep[]>([]);
  clock = $state.raw<(TellClock & { at: number }) | null>(null);
  chat = $state.raw<ChatMessage[]>([]);
  takeback = $state.raw<TellTakeback | null>(null);
  /** The rest of the deal is decided, and the claim of a player who wants to end it. */
  decided = $state.raw<TellDecided | null>(null);
  claim = $state.raw<TellClaim | null>(null);
  result = $state.raw<TellResult | null>(null);
  shuffles = $state.raw<readonly ShuffleRecord[]>([]);
  assisted = $state.raw<[number, string][]>([]);
  hands = $state.raw<string[][] | null>(null);
  /** The last odds and advice asked for; they are valid for the record number `n` they carry. */
  odds = $state.raw<TellOdds | null>(null);
  advice = $state.raw<TellAdvice | null>(null);
  /** The reason why this page is no longer at the table: `replaced`, or the reason of `closed`. */
  awayReason = $state("");
  /** The message that says why. */
  awayMessage = $state("");

  constructor(readonly code: string) {}

  /** Clears what belongs to one game when a message of another game arrives. */
  protected enterGame(game: string): boolean {
    if (game === this.game) return false;
    this.game = game;
    this.n = 0;
    this.history = [];
    this.latest = null;
    this.result = null;
    this.shuffles = keptShuffles(game) ?? [];
    this.assisted = [];
    this.hands = null;
    this.odds = null;
    this.advice = null;
    this.takeback = null;
    this.decided = null;
    this.claim = null;
    return true;
  }

  protected receive(message: Told): void {
    switch (message.type) {
      case "table":
        if (
          message.code === this.code.replaceAll("-", "").toUpperCase() ||
          !this.table ||
          this.table.code === message.code
        )
          this.table = message;
        break;
      case "view":
        this.enterGame(message.game);
        this.keepSeat(message);
        // After entries that this page has missed; what is still open is sent again.
        if (message.n !== this.n) this.takeback = this.decided = this.claim = null;
        this.n = message.n;
        this.view = message.view;
        break;
      case "event":
      case "undo":
        this.enterGame(message.game);
        this.keepSeat(message);
        this.addStep(message);
        break;
      case "commit":
        this.enterGame(message.game);
        this.answerCommitment(message);
        break;
      case "reveal":
        keepReveal(message);
        this.shuffles = keptShuffles(this.game) ?? [];
        break;
      case "clock":
        this.clock = { ...message, at: performance.now() };
        break;
      case "said":
        this.chat = [
          ...this.chat.slice(1 - CHAT_LIMIT),
          { ...message, seat: message.seat ?? -1, at: Date.now() },
        ];
        break;
      case "takeback":
        this.takeback = message.state === "asked" ? message : null;
        break;
      case "decided":
        if (message.game === this.game) this.decided = message;
        break;
      case "claim":
        this.claim = message.state === "asked" ? message : null;
        if (message.state !== "asked" && message.seat === this.table?.you) this.decided = null;
        break;
      case "assisted":
        this.assisted = [...this.assisted, [message.seat, message.what]];
        break;
      case "hands":
        this.hands = message.hands;
        break;
      case "odds":
        if (message.game === this.game) this.odds = message;
        break;
      case "advice":
        if (message.game === this.game) this.advice = message;
        break;
      case "result":
        this.enterGame(message.game);
        this.result = message;
        break;
      case "replaced":
        this.awayReason = "replaced";
        this.awayMessage = "error_replaced";
        break;
      case "closed":
        this.awayReason = message.reason;
        this.awayMessage = message.message || "no_longer_at_table";
        break;
    }
  }

  /** From now on each shuffle of a game that is played has to be promised to this page. */
  private keepSeat({ game, view }: { game: string; view: GameView }): void {
    if ((this.table?.you ?? -1) >= 0 && view.phase !== "over") keepSeat(game);
  }

  private addStep(message: TellEvent | TellUndo): void {
    const { n, view } = message;
    const back = message.type === "undo" ? message.back : -1;
    const step = { n, event: message.type === "event" ? message.event : "undo", view, back };
    if (n <= this.n) {
      // An older record, sent on request for the log.
      if (!this.history.some((other) => other.n === n))
        this.history = [...this.history, step].sort((a, b) => a.n - b.n);
      return;
    }
    this.n = n;
    this.view = view;
    this.latest = step;
    this.history = [...this.history, step];
    this.takeback = null;
    if (back >= 0 || view.phase !== "play") this.decided = this.claim = null;
  }

  /** Sends this player's nonce for a shuffle, unless it is without nonces. */
  private answerCommitment(message: TellCommit): void {
    const { game, deal } = message;
    const { nonce } = keepCommitment(message, this.table?.you ?? -1, () => randomHex(32));
    this.shuffles = keptShuffles(game) ?? [];
    if (nonce) socket.request({ type: "nonce", game, deal, nonce }).catch(() => undefined);
  }
}
