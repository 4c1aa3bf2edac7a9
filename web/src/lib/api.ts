/** Requests to the HTTP API of the server. */
import type { TellError } from "../protocol";
import { me } from "./session.svelte";
import { settings } from "./settings.svelte";
import { RequestError } from "./socket";
import { withMessages } from "./translation.svelte";

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetchApi(method, path, body);
  return (await response.json()) as T;
}

export async function requestText(path: string): Promise<string> {
  return (await fetchApi("GET", path)).text();
}

async function fetchApi(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (me.token) headers.authorization = `Bearer ${me.token}`;
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

/** A game as `/api/games` describes it. */
export interface GameInfo {
  name: string;
  version: number;
  presets: Record<string, Record<string, string>>;
  options: {
    name: string;
    default: string;
    may_be: string;
    about: string;
    schema: Record<string, unknown>;
  }[];
  groups: { title: string; options: string[] }[];
  players: Record<string, { about: string; arguments: string[] }>;
}

const games = new Map<string, Promise<GameInfo[]>>();

/** The games, described in the page's language; fetched once per language. */
export function gameList(): Promise<GameInfo[]> {
  const language = settings.language;
  const promise = games.get(language) ?? request<GameInfo[]>("GET", `/games?lang=${language}`);
  games.set(language, promise);
  promise.catch(() => games.delete(language));
  return promise;
}
