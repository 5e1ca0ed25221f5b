/**
 * The tape of a game's chance, rolled again in the browser: the same arithmetic as `engines/kit/chance.py`, held to it by
 * golden draws (`tests/vectors/chance.json`). The browser's own `crypto.subtle` is missing on the plain http of a classroom,
 * so the hash comes from a library.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** `dice` of 1…`of`, a number `below` `of`, or the `shuffle` of `of` places. Without an `index` it was laid down, not drawn. */
export type Draw = { kind: "dice" | "below" | "shuffle"; of: number; got: number[]; index?: number | null };

/** No tape is asked for more; it keeps a file from elsewhere from running for ever. */
const MAX_OF = 2 ** 32;
const WORD = 2n ** 64n;
const WORD_BYTES = 8;

export const isHex = (text: string): boolean => text.length > 0 && text.length % 2 === 0 && /^[0-9a-f]+$/i.test(text);

/** What people type: without blanks, in small letters. */
export const cleaned = (typed: string): string => typed.replace(/\s+/g, "").toLowerCase();

/** The SHA-256 of a seed in hex, as it is shown when the game begins. */
export const digestOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** An integer of 0…bound-1. Rejection keeps every value equally likely. */
function number(seed: Uint8Array, index: number, part: number, bound: number): number {
  const limit = WORD - (WORD % BigInt(bound));
  for (let attempt = 0; ; attempt += 1) {
    const tail = utf8ToBytes(`/${index}/${part}/${attempt}`);
    const hash = sha256(Uint8Array.from([...seed, ...tail]));
    const word = new DataView(hash.buffer, hash.byteOffset, WORD_BYTES).getBigUint64(0);
    if (word < limit) return Number(word % BigInt(bound));
  }
}

/** What the seed gives for that draw; null for one that was laid down, or that no tape could hold. */
export function again(seed: string, draw: Draw): number[] | null {
  const { kind, of, got, index } = draw;
  if (index == null || index < 0 || of < 1 || of > MAX_OF || (kind === "shuffle" && of !== got.length)) return null;
  const bytes = hexToBytes(seed);
  if (kind === "dice") return got.map((_, part) => number(bytes, index, part, of) + 1);
  if (kind === "below") return [number(bytes, index, 0, of)];
  const left = got.map((_, place) => place);
  return got.map((_, part) => left.splice(number(bytes, index, part, left.length), 1)[0] ?? 0);
}
