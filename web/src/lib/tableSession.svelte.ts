/** The table one is at: everything the server has told about it, as state; and what one may ask. */
import type {
  GameView,
  TellAdvice,
  TellClaim,
  TellClock,
  TellDecided,
  TellOdds,
  TellResult,
  TellReveal,
  TellTable,
  TellTakeback,
  Told,
} from "../protocol";
import { onWelcome, onMessage, whenConnected, socket } from "./session.svelte";
import { RequestError, type ClientRequest } from "./socket";

/** Something that happened; `back` ≥ 0 marks an undo that leaves only the first events. */
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

export interface ShuffleRecord {
  deal: number;
  commitment: string;
  nonce: string;
  reveal: TellReveal | null;
}

const nonce = (): string => hex(16); // randomUUID is missing on pages that come over http

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((b) => b.toString(16).padStart(2, "0"))
    .join("");
}

export class TableSession {
  table = $state.raw<TellTable | null>(null);
  view = $state.raw<GameView | null>(null);
  game = $state("");
  n = $state(0);
  /** The newest happening, for the animation; and all that this page has seen of the game. */
  latest = $state.raw<GameStep | null>(null);
  history = $state.raw<GameStep[]>([]);
  clock = $state.raw<(TellClock & { at: number }) | null>(null);
  said = $state.raw<ChatMessage[]>([]);
  takeback = $state.raw<TellTakeback | null>(null);
  /** The rest of the deal is decided, as one can tell; and who asks to end it. */
  decided = $state.raw<TellDecided | null>(null);
  claim = $state.raw<TellClaim | null>(null);
  result = $state.raw<TellResult | null>(null);
  shuffles = $state.raw<ShuffleRecord[]>([]);
  assisted = $state.raw<[number, string][]>([]);
  hands = $state.raw<string[][] | null>(null);
  /** The last odds and advice asked for; they hold for the record of their n. */
  odds = $state.raw<TellOdds | null>(null);
  advice = $state.raw<TellAdvice | null>(null);
  /** Why one is no longer at the table: `replaced`, or the reason of `closed`. */
  away = $state("");
  /** An action is on its way. */
  sending = $state("");
  error = $state.raw<RequestError | null>(null);

  private stops: (() => void)[] = [];

  constructor(readonly code: string) {
    this.stops.push(
      onMessage((message) => this.heed(message)),
      onWelcome(() => void this.join()),
    );
  }

  /** Comes to the table, now or as soon as there is a connection; comes back after a lost one. */
  async come(): Promise<void> {
    const connected = socket.connection === "open";
    await whenConnected();
    if (connected) await this.join();
  }

  leave(): void {
    for (const stop of this.stops) stop();
    if (socket.connection === "open" && !this.away)
      socket.ask({ type: "leave" }).catch(() => undefined);
  }

  private async join(): Promise<void> {
    this.away = "";
    try {
      const back = this.game ? { game: this.game, n: this.n } : {};
      await socket.ask({ type: "join", code: this.code, ...back });
      this.error = null;
      if (this.pending) void this.send(this.pending);
    } catch (error) {
      if (error instanceof RequestError && error.code !== "gone") this.error = error;
    }
  }

  private pending: Extract<ClientRequest, { type: "act" }> | null = null;

  /** Acts.  What got no answer is sent again, with the same nonce, when the connection is back. */
  async act(action: string): Promise<void> {
    if (this.sending) return;
    this.pending = { type: "act", n: this.n, action, nonce: nonce() };
    this.sending = action;
    await this.send(this.pending);
  }

  private async send(act: Extract<ClientRequest, { type: "act" }>): Promise<void> {
    try {
      await socket.ask(act);
      this.error = null;
    } catch (error) {
      if (error instanceof RequestError && error.code === "gone") return;
      this.error = error instanceof RequestError ? error : null;
    }
    this.pending = null;
    this.sending = "";
  }

  /** Why an action that is not legal is not: nothing is done, the server's reason comes back. */
  async why(action: string): Promise<RequestError | null> {
    if (this.sending || this.view?.legal.some((option) => option.action === action)) return null;
    try {
      await socket.ask({ type: "act", n: this.n, action, nonce: nonce() });
      return null;
    } catch (error) {
      return error instanceof RequestError ? error : null;
    }
  }

  /** Asks the table for something; an error is kept for the page to show. */
  async ask(question: ClientRequest): Promise<Told | null> {
    try {
      const answer = await socket.ask(question);
      this.error = null;
      return answer;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      this.error = error;
      return null;
    }
  }

  /** Asks for help.  That somebody asked anew before the answer came, or has no connection, is no error. */
  async help(what: "odds" | "advice"): Promise<void> {
    try {
      await socket.ask({ type: "assist", what });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (error.code !== "stale" && error.code !== "gone") this.error = error;
    }
  }

  /** What happened before this page came, for the log: the last so many records. */
  async recall(records: number): Promise<void> {
    const from = Math.max(0, this.n - records);
    if (!this.game || this.n === 0 || (this.history[0] && this.history[0].n <= from + 1)) return;
    await this.ask({ type: "since", n: from, game: this.game });
  }

  private begin(game: string): void {
    if (game === this.game) return;
    this.game = game;
    this.n = 0;
    this.history = [];
    this.latest = null;
    this.result = null;
    this.shuffles = [];
    this.assisted = [];
    this.hands = null;
    this.odds = null;
    this.advice = null;
    this.takeback = null;
    this.decided = null;
    this.claim = null;
    this.pending = null;
    this.sending = "";
  }

  private heed(message: Told): void {
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
        this.begin(message.game);
        this.n = message.n;
        this.view = message.view;
        break;
      case "event":
      case "undo": {
        this.begin(message.game);
        const back = message.type === "undo" ? message.back : -1;
        const happened = {
          n: message.n,
          event: message.type === "event" ? message.event : "undo",
          view: message.view,
          back,
        };
        if (message.n <= this.n) {
          if (!this.history.some((known) => known.n === message.n))
            this.history = [...this.history, happened].sort((a, b) => a.n - b.n);
          break;
        }
        this.n = message.n;
        this.view = message.view;
        this.latest = happened;
        this.history = [...this.history, happened];
        this.takeback = null;
        if (back >= 0 || message.view.phase !== "play") this.decided = this.claim = null;
        break;
      }
      case "commit": {
        this.begin(message.game);
        const known = this.shuffles.find((s) => s.deal === message.deal);
        const mine = known?.nonce || hex(32);
        if (!known)
          this.shuffles = [
            ...this.shuffles,
            { deal: message.deal, commitment: message.commitment, nonce: mine, reveal: null },
          ];
        if ((this.table?.you ?? -1) >= 0) {
          socket
            .ask({ type: "nonce", game: message.game, deal: message.deal, nonce: mine })
            .catch(() => undefined);
        }
        break;
      }
      case "reveal": {
        const known = this.shuffles.some((s) => s.deal === message.deal);
        const added = known
          ? this.shuffles
          : [
              ...this.shuffles,
              { deal: message.deal, commitment: message.commitment, nonce: "", reveal: null },
            ];
        this.shuffles = added.map((s) => (s.deal === message.deal ? { ...s, reveal: message } : s));
        break;
      }
      case "clock":
        this.clock = { ...message, at: performance.now() };
        break;
      case "said":
        this.said = [
          ...this.said.slice(-199),
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
        this.begin(message.game);
        this.result = message;
        break;
      case "replaced":
        this.away = "replaced";
        break;
      case "closed":
        this.away = message.reason;
        break;
    }
  }
}
