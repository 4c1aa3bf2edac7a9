/** The caller's account, as `/api/me` tells it. */
import type { Passkey } from "./passkeys";

export interface PasskeyEntry {
  id: string;
  name: string;
  host: string;
  created: number;
  used: number | null;
}

export interface Factors {
  app: number | null;
  passkeys: PasskeyEntry[];
  recovery_codes: number;
  passkeys_work_here: boolean;
}

export interface Account {
  person: string;
  name: string;
  account: boolean;
  factors: Factors;
}

/** A second factor: a code, or what a passkey has signed. */
export interface Proof {
  code?: string;
  passkey?: Passkey;
}

export const hasSecondFactor = ({ app, passkeys }: Factors): boolean =>
  app !== null || passkeys.length > 0;
