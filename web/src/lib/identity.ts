/** Who this device is and who it was before, kept in local storage. */

/** A person as a device knows them: by the token that the server gave it. */
export interface Identity {
  token: string;
  person: string;
  name: string;
}

const KEYS = { name: "longsuit.name", person: "longsuit.person", token: "longsuit.token" };
const FORMER = "longsuit.former";

export const TOKEN = KEYS.token;

/** The present identity; without a token the next hello makes a new guest of this name. */
export function storedIdentity(): Identity {
  const read = (key: string): string => localStorage.getItem(key) ?? "";
  return { token: read(KEYS.token), person: read(KEYS.person), name: read(KEYS.name) };
}

/** Stores the identity; the token comes last, as other tabs then read all of it. */
export function storeIdentity(identity: Identity): void {
  for (const part of ["name", "person", "token"] as const)
    if (identity[part]) localStorage.setItem(KEYS[part], identity[part]);
    else localStorage.removeItem(KEYS[part]);
}

/** The people that this device was before and can be again, the latest first. */
export function formerIdentities(): Identity[] {
  try {
    const stored = JSON.parse(localStorage.getItem(FORMER) ?? "[]") as unknown;
    return Array.isArray(stored) ? (stored as Identity[]) : [];
  } catch {
    return [];
  }
}

export function storeFormer(identities: readonly Identity[]): void {
  if (identities.length) localStorage.setItem(FORMER, JSON.stringify(identities));
  else localStorage.removeItem(FORMER);
}

const same = (one: Identity, other: Identity): boolean =>
  one.token === other.token || (one.person !== "" && one.person === other.person);

/** Makes this device another person's; whom it was is kept among the former ones if `keep`. */
export function replaceIdentity(next: Identity, keep: boolean): void {
  const old = storedIdentity();
  const former = formerIdentities().filter((one) => !same(one, next) && !same(one, old));
  storeFormer(keep && old.token && !same(old, next) ? [old, ...former] : former);
  storeIdentity(next);
}

export function forgetFormer(identity: Identity): void {
  storeFormer(formerIdentities().filter((one) => one.token !== identity.token));
}
