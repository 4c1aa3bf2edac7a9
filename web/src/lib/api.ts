/** Requests to the HTTP API of the server. */
import type { TellError } from "../protocol";
import { me } from "./session.svelte";
import { settings } from "./settings.svelte";
import { RequestError } from "./socket";
import { withMessages } from "./translation.svelte";

/** The answer to a request; it is made by the person of this device, or by the one of a token. */
export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  token = me.token,
): Promise<T> {
  const response = await fetchApi(method, path, body, token);
  return (await response.json()) as T;
}

export async function requestText(path: string): Promise<string> {
  return (await fetchApi("GET", path, undefined, me.token)).text();
}

async function fetchApi(
  method: string,
  path: string,
  body: unknown,
  token: string,
): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined)
    headers["content-type"] =
      typeof body === "string" ? "text/plain;charset=utf-8" : "application/json";
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new RequestError("gone", { message: "no_server_connection" });
  }
  if (response.ok) return response;
  const error = (await response
    .json()
    .catch(() => ({ code: "internal", message: "error_internal" }))) as Omit<TellError, "type">;
  throw await withMessages(new RequestError(error.code, error));
}

/** What can be set of a kind of computer player; `free` if other values are allowed too. */
export interface PlayerParameter {
  label: string;
  values: { value: string; label: string }[];
  free: boolean;
}

/** A game as `/api/games` describes it. */
export interface GameInfo {
  name: string;
  version: number;
  presets: Record<string, Record<string, string>>;
  /** What counts in the high scores; the message `high_score_<word>` has the words. */
  high_score: string;
  /** By preset: the numbers of seats that have a list of high scores. */
  score_lists: Record<string, number[]>;
  options: {
    name: string;
    default: string;
    may_be: string;
    about: string;
    schema: Record<string, unknown>;
  }[];
  /** By number of players the greatest values of the options that depend on it. */
  limits: Record<string, Record<string, number>>;
  groups: { title: string; options: string[] }[];
  players: Record<string, { about: string; parameters: PlayerParameter[] }>;
  /** The levels that this server cannot offer, with the reason. */
  unavailable: Record<string, string>;
}

/** A part of the server's installation; `text` says what follows where it is missing. */
export interface InstallationPart {
  name: string;
  label: string;
  there: boolean;
  text: string;
}

export const installation = (): Promise<InstallationPart[]> =>
  request("GET", `/installation?lang=${settings.language}`);

const games = new Map<string, Promise<GameInfo[]>>();

/** The games, described in the page's language; fetched once per language. */
export function gameList(): Promise<GameInfo[]> {
  const language = settings.language;
  const promise = games.get(language) ?? request<GameInfo[]>("GET", `/games?lang=${language}`);
  games.set(language, promise);
  promise.catch(() => games.delete(language));
  return promise;
}
