/** Converts bytes to messages and back: MessagePack (`protocol/codec.py` is the other end). */
import { decode as unpack, encode as pack } from "@msgpack/msgpack";

import type { ClientMessage, ServerMessage } from "./messages.ts";
import { lengthened, type ShortPatch } from "./short_patch.ts";

export { SHORT_SUBPROTOCOL, SUBPROTOCOL, VERSION } from "./messages.ts";

/** A frame that is not a message of this protocol. */
export class Unreadable extends Error {
  override name = "Unreadable";
}

export function encode(message: ClientMessage): Uint8Array<ArrayBuffer> {
  return pack(message, { ignoreUndefined: true });
}

/**
 * Decodes a frame. It checks the message's type and trusts the server for the fields. `keys` are the keys of short patches. Throws
 * `Unreadable`.
 */
export function decode(frame: ArrayBuffer | Uint8Array, keys: readonly string[] = []): ServerMessage {
  let plain: unknown;
  try {
    plain = unpack(frame);
    if (Array.isArray(plain)) return lengthened(plain as ShortPatch, keys);
  } catch {
    throw new Unreadable("neither MessagePack nor a patch");
  }
  if (typeof plain !== "object" || plain === null || !("type" in plain) || typeof plain.type !== "string") {
    throw new Unreadable("not a message");
  }
  return plain as ServerMessage;
}
