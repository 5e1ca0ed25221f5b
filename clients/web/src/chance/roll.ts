/**
 * Recomputes a game's draws in the browser, with the same arithmetic as `engines/kit/chance.py`. Golden draws check both
 * (`tests/vectors/chance.json`). A classroom's plain http has no `crypto.subtle`, so the hash comes from a library.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** `dice` of 1…`of`, a number `below` `of`, or the `shuffle` of `of` places. A draw without an `index` was fixed by a set position. */
export type Draw = { kind: "dice" | "below" | "shuffle"; of: number; got: number[]; index?: number | null };

/** Maximum size of a draw. The limit keeps a foreign file from running endlessly. */
const MAX_OF = 2 ** 32;
const WORD = 2n ** 64n;
const WORD_BYTES = 8;

export const isHex = (text: string): boolean => text.length > 0 && text.length % 2 === 0 && /^[0-9a-f]+$/i.test(text);

/** Normalizes typed text: removes blanks and lowers the case. */
export const cleaned = (typed: string): string => typed.replace(/\s+/g, "").toLowerCase();

/** Returns the SHA-256 of a seed in hex, which the room shows when the game starts. */
export const digestOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** Returns an integer of 0…bound-1. Rejection keeps every value equally likely. */
function number(seed: Uint8Array, index: number, part: number, bound: number): number {
  const limit = WORD - (WORD % BigInt(bound));
  for (let attempt = 0; ; attempt += 1) {
    const tail = utf8ToBytes(`/${index}/${part}/${attempt}`);
    const hash = sha256(Uint8Array.from([...seed, ...tail]));
    const word = new DataView(hash.buffer, hash.byteOffset, WORD_BYTES).getBigUint64(0);
    if (word < limit) return Number(word % BigInt(bound));
  }
}

/** Returns what the seed gives for that draw; null if a set position fixed the draw, or it exceeds the limits. */
export function again(seed: string, draw: Draw): number[] | null {
  const { kind, of, got, index } = draw;
  if (index == null || index < 0 || of < 1 || of > MAX_OF || (kind === "shuffle" && of !== got.length)) return null;
  const bytes = hexToBytes(seed);
  if (kind === "dice") return got.map((_, part) => number(bytes, index, part, of) + 1);
  if (kind === "below") return [number(bytes, index, 0, of)];
  const left = got.map((_, place) => place);
  return got.map((_, part) => left.splice(number(bytes, index, part, left.length), 1)[0] ?? 0);
}
