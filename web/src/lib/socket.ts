/** A WebSocket connection that reconnects by itself. */
import { VERSION, type Asked, type TellError, type TellWelcome, type Told } from "../protocol";

import { hasMessage, withMessages, type Sentence } from "./translation.svelte";

export type Connection = "connecting" | "open" | "lost";
type Answer = Exclude<Told, TellError>;
type PendingRequest = { resolve: (answer: Answer) => void; reject: (error: RequestError) => void };
type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;
export type ClientRequest = Unnumbered<Asked>;

/**
 * A request the server refused; `code` is one of the protocol's, or `gone` without a connection.
 */
export class RequestError extends Error {
  constructor(
    readonly code: TellError["code"] | "gone",
    readonly sentence: Sentence,
  ) {
    super(sentence.message);
  }
}

interface Credentials {
  token: string;
  name: string;
}

export interface SocketHandlers {
  /** The credentials for the hello message, read at every connection. */
  hello(): Credentials;
  welcome(message: TellWelcome): void;
  message(message: Told): void;
  state(connection: Connection): void;
}

const RETRY_DELAYS = [250, 500, 1000, 2000, 4000, 8000];
const SILENCE_LIMIT = 15_000; // ms without a message after which the connection counts as lost

export class Socket {
  private ws: WebSocket | null = null;
  private waiting = new Map<number, PendingRequest>();
  private id = 1;
  private attempts = 0;
  private lastHeard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private shouldBeOpen = false;
  connection: Connection = "lost";

  constructor(
    private readonly url: string,
    private readonly handlers: SocketHandlers,
  ) {}

  open(): void {
    this.shouldBeOpen = true;
    if (!this.ws) this.connect();
  }

  close(): void {
    this.shouldBeOpen = false;
    clearTimeout(this.timer);
    this.ws?.close();
  }

  /** Reconnects at once instead of waiting, when the page wakes up or the network is back. */
  reconnectNow(): void {
    if (!this.shouldBeOpen) return;
    if (this.ws && this.connection === "open") this.send({ type: "ping", id: this.id++ });
    else if (!this.ws) {
      clearTimeout(this.timer);
      this.connect();
    }
  }

  /** Sends a request; the promise resolves to its answer or rejects with a RequestError. */
  request(message: ClientRequest): Promise<Answer> {
    const id = this.id++;
    return new Promise((resolve, reject) => {
      if (this.connection !== "open") {
        reject(new RequestError("gone", { message: "no_server_connection" }));
        return;
      }
      this.waiting.set(id, { resolve, reject });
      this.send({ ...message, id } as Asked);
    });
  }

  private send(message: Asked): void {
    this.ws?.send(JSON.stringify(message));
  }

  private setConnection(connection: Connection): void {
    if (connection === this.connection) return;
    this.connection = connection;
    this.handlers.state(connection);
  }

  private connect(): void {
    this.setConnection("connecting");
    const ws = (this.ws = new WebSocket(this.url));
    this.lastHeard = Date.now();
    ws.onopen = () => {
      const { token, name } = this.handlers.hello();
      const hello: Asked = { type: "hello", id: 0, version: VERSION, client: "web" };
      if (token) hello.token = token;
      if (name) hello.name = name;
      ws.send(JSON.stringify(hello));
    };
    ws.onmessage = (e) => ws === this.ws && this.receive(JSON.parse(String(e.data)) as Told);
    ws.onclose = () => ws === this.ws && this.closed();
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => {
      const silent = Date.now() - this.lastHeard;
      if (silent > SILENCE_LIMIT) this.drop();
      else if (silent > SILENCE_LIMIT / 3 && this.connection === "open")
        this.send({ type: "ping", id: this.id++ });
    }, 2_000);
  }

  private receive(message: Told): void {
    this.lastHeard = Date.now();
    if (message.type === "welcome") {
      this.attempts = 0;
      this.setConnection("open");
      this.handlers.welcome(message);
      return;
    }
    const waiting = "id" in message && message.id ? this.waiting.get(message.id) : undefined;
    if (waiting && "id" in message) {
      this.waiting.delete(message.id!);
      if (message.type !== "error") waiting.resolve(message);
      else this.refuse(waiting, new RequestError(message.code, message));
    }
    if (message.type !== "pong") this.handlers.message(message);
  }

  /** Rejects a request once its message can be shown. */
  private refuse(request: PendingRequest, error: RequestError): void {
    if (hasMessage(error.sentence.message)) request.reject(error);
    else void withMessages(error).then(request.reject);
  }

  /** Drops a dead connection without waiting for the browser to notice. */
  private drop(): void {
    const ws = this.ws;
    if (!ws) return;
    ws.onclose = ws.onmessage = ws.onopen = null;
    ws.close();
    this.closed();
  }

  private closed(): void {
    this.ws = null;
    clearInterval(this.heartbeat);
    for (const { reject } of this.waiting.values())
      reject(new RequestError("gone", { message: "connection_lost" }));
    this.waiting.clear();
    this.setConnection("lost");
    if (!this.shouldBeOpen) return;
    const delay = RETRY_DELAYS[Math.min(this.attempts++, RETRY_DELAYS.length - 1)]!;
    this.timer = setTimeout(() => this.connect(), delay * (0.75 + Math.random() / 2));
  }
}
