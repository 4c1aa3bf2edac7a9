/** The requests by which this device becomes another person, or the one it was before. */
import { request } from "./api";
import { forgetFormer, storedIdentity, type Identity } from "./identity";
import { become, socket } from "./session.svelte";
import { RequestError } from "./socket";

export type Owner = Pick<Identity, "person" | "name">;

/** What a person has on the server, counted. */
export interface Belongings {
  seats: number;
  playing: number;
  games: number;
  high_scores: number;
  friends: number;
}

/** Whose code it is; the code stays valid. */
export const ownerOf = (code: string): Promise<Owner> =>
  request<Owner>("POST", "/move/owner", { code });

/** Signs this device in with the code of another one. */
export async function signInWithCode(code: string, label: string): Promise<void> {
  become(await request<Identity>("POST", "/move/use", { code, label }));
}

/**
 * Makes this device again the person it was.  It is signed out as the present one where that person
 * can sign in again; a guest who is known only here becomes the one to whom one can go back.
 */
export async function goBackTo(former: Identity): Promise<void> {
  let found: Owner;
  try {
    found = await request<Owner>("GET", "/me", undefined, former.token);
  } catch (error) {
    if (error instanceof RequestError && error.code === "bad_token") forgetFormer(former);
    throw error;
  }
  socket.close(); // it would be told that this device was signed out
  const signedOut = await signOutHere(storedIdentity().token);
  become({ ...former, person: found.person, name: found.name }, { keep: !signedOut });
}

/** Whether the server has signed this device out; it does not where nobody could come back. */
async function signOutHere(token: string): Promise<boolean> {
  if (!token) return true;
  try {
    const devices = await request<{ id: string; this: boolean }[]>(
      "GET",
      "/me/devices",
      undefined,
      token,
    );
    const here = devices.find((device) => device.this);
    const { account } = await request<{ account: boolean }>("GET", "/me", undefined, token);
    if (!here || (!account && devices.length === 1)) return false;
    await request("DELETE", `/me/devices/${here.id}`, undefined, token);
    return true;
  } catch {
    return false;
  }
}
