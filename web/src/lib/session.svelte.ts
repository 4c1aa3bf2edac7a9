/** The person signed in on this device, by a stored token, and the one connection of this page. */
import { untrack } from "svelte";
import type { TellError, TellWelcome, Told } from "../protocol";
import { replaceIdentity, storedIdentity, storeIdentity, TOKEN, type Identity } from "./identity";
import { Socket, type Connection } from "./socket";
import type { Sentence } from "./translation.svelte";

export const me = $state({
  person: "",
  name: storedIdentity().name,
  gender: "" as NonNullable<TellWelcome["gender"]>,
  token: storedIdentity().token,
  server: "",
  connection: "lost" as Connection,
  /** Why the server does not take the stored token; until the person has chosen what to do. */
  refused: null as Sentence | null,
});

const listeners = new Set<(message: Told) => void>();
const welcomeListeners = new Set<() => void>();

export const socket = new Socket(
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`,
  {
    hello() {
      const { token, name } = storedIdentity();
      me.token = token;
      return token ? { token, name: "" } : { token, name };
    },
    welcome(message: TellWelcome) {
      if (storedIdentity().token !== me.token) {
        reconnect(); // meanwhile another tab has changed who this device is
        return;
      }
      me.person = message.person;
      me.name = message.name;
      me.gender = message.gender ?? "";
      me.server = message.server ?? "";
      me.token = message.token || me.token;
      me.refused = null;
      storeIdentity({ token: me.token, person: me.person, name: me.name });
      for (const listener of welcomeListeners) listener();
    },
    message(message) {
      if (message.type === "error" && !message.id) helloRefused(message);
      for (const listener of listeners) listener(message);
    },
    state: (connection) => (me.connection = connection),
  },
);

/** Deals with an error that answers no request: the hello is refused, or the device signed out. */
function helloRefused(error: TellError): void {
  const { token } = storedIdentity();
  if (error.code === "bad_token" && token === me.token && token) {
    socket.close(); // the token stays: what becomes of it is for the person to say
    me.refused = error;
  } else if (error.code === "bad_token") reconnect();
  else if (error.code === "bad_name" && !token && me.name) {
    saveName(""); // stored under other rules: the server finds a name
    reconnect();
  }
}

function reconnect(): void {
  socket.close();
  socket.open();
}

/** Stores a new name of the same person. */
export function saveName(name: string): void {
  me.name = name;
  storeIdentity({ ...storedIdentity(), name });
}

/**
 * Makes this device somebody else's, whom the server has welcomed already, and opens the page anew.
 * With `keep` there is a way back to the person it was.
 */
export function become(next: Identity, { keep = true } = {}): void {
  if (!next.token) throw new TypeError("token");
  socket.close();
  replaceIdentity(next, keep);
  history.replaceState(null, "", location.pathname);
  location.reload();
}

/** After the server has refused the stored token: goes on as a new guest of the same name. */
export function continueAsGuest(): void {
  me.refused = null;
  storeIdentity({ token: "", person: "", name: storedIdentity().name });
  socket.open();
}

/**
 * Does what ends this device's token, without a connection that would be told so; whoever uses the
 * page next is a new guest.
 */
export async function endIdentity(act: () => Promise<unknown>): Promise<void> {
  socket.close();
  try {
    await act();
  } catch (error) {
    socket.open();
    throw error;
  }
  storeIdentity({ token: "", person: "", name: "" });
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

/** The code in a link that signs this device in, or "". */
export const linkedCode = (hash: string): string => /^#move=([\w-]+)$/.exec(hash)?.[1] ?? "";

/**
 * Connects if necessary and resolves after the welcome.  It reads no reactive state, so that an
 * effect which calls it does not run again.  Nobody becomes a guest while they are asked whether
 * they want to be signed in, or after their token was refused.
 */
export function whenConnected(): Promise<void> {
  if (untrack(() => me.connection === "open" && me.person)) return Promise.resolve();
  const asked = untrack(() => me.refused || (!me.token && linkedCode(location.hash)));
  if (!asked) socket.open();
  return new Promise((resolve) => {
    const stop = onWelcome(() => {
      stop();
      resolve();
    });
  });
}

addEventListener("online", () => socket.reconnectNow());
addEventListener("storage", ({ key }) => {
  // Another tab has made this device somebody else's: this one shows nothing of the old person.
  if ((key === TOKEN || key === null) && me.person && storedIdentity().token !== me.token) {
    socket.close();
    location.reload();
  }
});
document.addEventListener("visibilitychange", () => document.hidden || socket.reconnectNow());
