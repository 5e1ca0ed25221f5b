/**
 * The encrypted file with a tutor's own classes. The key comes from a password by PBKDF2, and AES-GCM encrypts the file and proves that
 * nobody has changed it. Everything happens on the device.
 */
import type { ClassSummary } from "../view.gen";

/** The content of the file. `token` makes a device belong to the person `id`. */
export type Backup = { id: string; token: string; name: string; saved_at_ms: number; classes: ClassSummary[] };

/** The file: the way to the key, and the encrypted content, all in base64. */
type Sealed = { banderilla: "classes"; version: 1; rounds: number; salt: string; iv: string; data: string };

/** Why a file cannot be opened: it is no such file, or the password is wrong. A changed file looks like a wrong password. */
export class Unopened extends Error {
  constructor(readonly why: "file" | "password") {
    super(why);
  }
}

const ROUNDS = 600_000;
/** A file with more rounds would keep the page busy for minutes. */
const MAX_ROUNDS = 5_000_000;
const SALT_BYTES = 16;
const IV_BYTES = 12;
export const MIN_PASSWORD = 8;

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** Tells whether this page may encrypt. Browsers allow it only on pages of an https address or of this device. */
export const mayEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined;

async function keyOf(password: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(password.normalize("NFC"));
  const raw = await crypto.subtle.importKey("raw", typed, "PBKDF2", false, ["deriveKey"]);
  const way = { name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds };
  return crypto.subtle.deriveKey(way, raw, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

export async function sealed(backup: Backup, password: string, rounds = ROUNDS): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(backup));
  const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyOf(password, salt, rounds), plain);
  const file: Sealed = { banderilla: "classes", version: 1, rounds, salt: toText(salt), iv: toText(iv), data: toText(new Uint8Array(data)) };
  return JSON.stringify(file);
}

function read(text: string): Sealed {
  try {
    const file = JSON.parse(text) as Partial<Sealed> | null;
    const { banderilla, version, rounds, salt, iv, data } = file ?? {};
    const isOurs = banderilla === "classes" && version === 1 && typeof salt === "string" && typeof iv === "string" && typeof data === "string";
    if (isOurs && typeof rounds === "number" && rounds >= 1 && rounds <= MAX_ROUNDS) return { banderilla, version, rounds, salt, iv, data };
  } catch {
    // it is no JSON
  }
  throw new Unopened("file");
}

/** Throws `Unopened`. */
export async function opened(text: string, password: string): Promise<Backup> {
  const file = read(text);
  const key = await keyOf(password, toBytes(file.salt), file.rounds);
  try {
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: toBytes(file.iv) }, key, toBytes(file.data));
    return JSON.parse(new TextDecoder().decode(plain)) as Backup;
  } catch {
    throw new Unopened("password");
  }
}
