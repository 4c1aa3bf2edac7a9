/** The table this page is at: its state, and the requests a person can make there. */
import type { Told } from "../protocol";
import { onMessage, onWelcome, socket, whenConnected } from "./session.svelte";
import { RequestError, type ClientRequest } from "./socket";
import { randomHex, TableFeed } from "./tableFeed.svelte";

type ActRequest = Extract<ClientRequest, { type: "act" }>;

const KEPT_ENTRIES = 60; // that can be asked for again; the server keeps a few more
const nonce = (): string => randomHex(16); // randomUUID is missing on pages that come over http

export class TableSession extends TableFeed {
  /** The action that is on its way to the server, or "". */
  sending = $state("");
  error = $state.raw<RequestError | null>(null);

  private unsubscribes: (() => void)[] = [];
  private pending: ActRequest | null = null;

  constructor(code: string) {
    super(code);
    this.unsubscribes.push(
      onMessage((message) => this.receive(message)),
      onWelcome(() => void this.join()),
    );
  }

  /** Joins the table now, or as soon as there is a connection; joins again after a lost one. */
  async enter(): Promise<void> {
    const connected = socket.connection === "open";
    await whenConnected();
    if (connected) await this.join();
  }

  leave(): void {
    for (const unsubscribe of this.unsubscribes) unsubscribe();
    if (socket.connection === "open" && !this.awayReason)
      socket.request({ type: "leave" }).catch(() => undefined);
  }

  private async join(): Promise<void> {
    this.awayReason = "";
    try {
      const position = this.game ? { game: this.game, n: this.n } : {};
      await socket.request({ type: "join", code: this.code, ...position });
      this.error = null;
      if (this.pending) void this.send(this.pending);
    } catch (error) {
      if (error instanceof RequestError && error.code !== "gone") this.error = error;
    }
  }

  protected override enterGame(game: string): boolean {
    const entered = super.enterGame(game);
    if (entered) {
      this.pending = null;
      this.sending = "";
    }
    return entered;
  }

  /**
   * Sends an action.  One that got no answer is sent again when the connection is back, with the
   * same nonce as its idempotency key.
   */
  async act(action: string): Promise<void> {
    if (this.sending) return;
    this.pending = { type: "act", n: this.n, action, nonce: nonce() };
    this.sending = action;
    await this.send(this.pending);
  }

  private async send(act: ActRequest): Promise<void> {
    try {
      await socket.request(act);
      this.error = null;
    } catch (error) {
      if (error instanceof RequestError && error.code === "gone") return;
      this.error = error instanceof RequestError ? error : null;
    }
    this.pending = null;
    this.sending = "";
  }

  /** The server's reason against an action that is not legal; nothing is done. */
  async reasonAgainst(action: string): Promise<RequestError | null> {
    if (this.sending || this.view?.legal.some((option) => option.action === action)) return null;
    try {
      await socket.request({ type: "act", n: this.n, action, nonce: nonce() });
      return null;
    } catch (error) {
      return error instanceof RequestError ? error : null;
    }
  }

  /** Sends a request to the table; an error is kept in `error` for the page to show. */
  async request(message: ClientRequest): Promise<Told | null> {
    try {
      const answer = await socket.request(message);
      this.error = null;
      return answer;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      this.error = error;
      return null;
    }
  }

  /** Asks for odds or advice.  A newer request in between or a lost connection is no error. */
  async requestHelp(what: "odds" | "advice"): Promise<void> {
    try {
      await socket.request({ type: "assist", what });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (error.code !== "stale" && error.code !== "gone") this.error = error;
    }
  }

  /** Loads the events from before this page was opened, for the log, as far as they are kept. */
  async loadHistory(): Promise<void> {
    const from = Math.max(0, this.n - KEPT_ENTRIES);
    if (!this.game || this.n === 0 || (this.history[0] && this.history[0].n <= from + 1)) return;
    await this.request({ type: "since", n: from, game: this.game });
  }
}
