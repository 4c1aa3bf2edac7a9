/** Who one is on this server: a token, kept; and the one connection of this page. */
import { untrack } from "svelte";
import type { TellWelcome, Told } from "../protocol";
import { Socket, type Connection } from "./socket";

const TOKEN = "longsuit.token";
const NAME = "longsuit.name";

export const me = $state({
  person: "",
  name: localStorage.getItem(NAME) ?? "",
  token: localStorage.getItem(TOKEN) ?? "",
  server: "",
  connection: "lost" as Connection,
});

let move = "";
const listeners = new Set<(message: Told) => void>();
const arrivals = new Set<() => void>();

export const socket = new Socket(
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`,
  {
    hello: () => ({ token: move ? "" : me.token, name: me.token || move ? "" : me.name, move }),
    welcome(told: TellWelcome) {
      move = "";
      me.person = told.person;
      me.name = told.name;
      me.server = told.server ?? "";
      if (told.token) saveToken(told.token);
      localStorage.setItem(NAME, told.name);
      for (const arrive of arrivals) arrive();
    },
    told(message) {
      if (message.type === "error" && message.code === "bad_token" && me.token) {
        saveToken(""); // the server does not know this device any more: begin as a guest
        socket.close();
        socket.open();
      }
      for (const listener of listeners) listener(message);
    },
    state: (connection) => (me.connection = connection),
  },
);

export function saveToken(token: string): void {
  me.token = token;
  if (token) localStorage.setItem(TOKEN, token);
  else localStorage.removeItem(TOKEN);
}

/** Signs this device in with a code from another one (`#move=CODE`). */
export function signInWithCode(code: string): void {
  move = code;
  socket.close();
  socket.open();
}

/** Hears every message of the server until the function it gives is called. */
export function onMessage(heard: (message: Told) => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

/** Is told after every hello, the first and those after a lost connection. */
export function onWelcome(arrive: () => void): () => void {
  arrivals.add(arrive);
  return () => arrivals.delete(arrive);
}

/** Connected and known: resolves when the server has said welcome.  An effect that calls it is not run again. */
export function whenConnected(): Promise<void> {
  if (untrack(() => me.connection === "open" && me.person)) return Promise.resolve();
  socket.open();
  return new Promise((resolve) => {
    const stop = onWelcome(() => {
      stop();
      resolve();
    });
  });
}

addEventListener("online", () => socket.hurry());
document.addEventListener("visibilitychange", () => document.hidden || socket.hurry());
