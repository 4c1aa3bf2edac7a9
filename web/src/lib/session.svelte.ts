/** The person signed in on this device, by a stored token, and the one connection of this page. */
import { untrack } from "svelte";
import type { TellWelcome, Told } from "../protocol";
import { Socket, type Connection } from "./socket";

const TOKEN = "longsuit.token";
const NAME = "longsuit.name";

export const me = $state({
  person: "",
  name: localStorage.getItem(NAME) ?? "",
  gender: "" as NonNullable<TellWelcome["gender"]>,
  token: localStorage.getItem(TOKEN) ?? "",
  server: "",
  connection: "lost" as Connection,
});

let signInCode = "";
const listeners = new Set<(message: Told) => void>();
const welcomeListeners = new Set<() => void>();

export const socket = new Socket(
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`,
  {
    hello: () => ({
      token: signInCode ? "" : me.token,
      name: me.token || signInCode ? "" : me.name,
      move: signInCode,
    }),
    welcome(message: TellWelcome) {
      signInCode = "";
      me.person = message.person;
      me.name = message.name;
      me.gender = message.gender ?? "";
      me.server = message.server ?? "";
      if (message.token) saveToken(message.token);
      localStorage.setItem(NAME, message.name);
      for (const listener of welcomeListeners) listener();
    },
    message(message) {
      if (message.type === "error" && message.code === "bad_token" && me.token) {
        saveToken(""); // the server has forgotten this device: start as a guest
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
  signInCode = code;
  socket.close();
  socket.open();
}

/** Calls the listener with every message of the server; the result unsubscribes it. */
export function onMessage(listener: (message: Told) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Calls the listener after every welcome, also after a reconnection; the result unsubscribes it.
 */
export function onWelcome(listener: () => void): () => void {
  welcomeListeners.add(listener);
  return () => welcomeListeners.delete(listener);
}

/**
 * Connects if necessary and resolves after the welcome.  It reads no reactive state, so that an
 * effect which calls it does not run again.
 */
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

addEventListener("online", () => socket.reconnectNow());
document.addEventListener("visibilitychange", () => document.hidden || socket.reconnectNow());
