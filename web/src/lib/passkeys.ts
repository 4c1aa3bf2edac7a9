/** Passkeys of the browser (WebAuthn), in the JSON that the server reads and writes. */
import { RequestError } from "./socket";

interface Named {
  id: string;
  type: "public-key";
}

/** What the server asks the browser for; binary values are base64url. */
export interface RequestOptions {
  challenge: string;
  rpId: string;
  allowCredentials?: Named[];
  userVerification: UserVerificationRequirement;
}

export interface CreationOptions {
  challenge: string;
  rp: PublicKeyCredentialRpEntity;
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: PublicKeyCredentialParameters[];
  excludeCredentials?: Named[];
  authenticatorSelection: AuthenticatorSelectionCriteria;
}

export interface Passkey {
  id: string;
  rawId: string;
  type: string;
  response: Record<string, string | null>;
}

/** True if this browser can use passkeys on this page. */
export const passkeysSupported = (): boolean =>
  "PublicKeyCredential" in window && "credentials" in navigator;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function base64url(buffer: ArrayBuffer | null): string | null {
  if (buffer === null) return null;
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const withBytes = (list: Named[] = []): PublicKeyCredentialDescriptor[] =>
  list.map(({ id, type }) => ({ id: bytes(id), type }));

/** The credential that the browser gives; a RequestError if the person cancels. */
async function asked(ask: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await ask;
    if (credential) return credential as PublicKeyCredential;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw new RequestError("bad_login", { message: "passkey_not_used" });
}

function message(credential: PublicKeyCredential, response: Passkey["response"]): Passkey {
  return {
    id: credential.id,
    rawId: base64url(credential.rawId)!,
    type: credential.type,
    response: { ...response, clientDataJSON: base64url(credential.response.clientDataJSON) },
  };
}

/** Makes a passkey on this device, or on a phone or a key that the person chooses. */
export async function createPasskey(options: CreationOptions): Promise<Passkey> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: withBytes(options.excludeCredentials),
  };
  const credential = await asked(navigator.credentials.create({ publicKey }));
  const { attestationObject } = credential.response as AuthenticatorAttestationResponse;
  return message(credential, { attestationObject: base64url(attestationObject) });
}

/** Signs the server's challenge with a passkey. */
export async function signWithPasskey(options: RequestOptions): Promise<Passkey> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: withBytes(options.allowCredentials),
  };
  const credential = await asked(navigator.credentials.get({ publicKey }));
  const response = credential.response as AuthenticatorAssertionResponse;
  return message(credential, {
    authenticatorData: base64url(response.authenticatorData),
    signature: base64url(response.signature),
    userHandle: base64url(response.userHandle),
  });
}
