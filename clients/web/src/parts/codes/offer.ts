/** A code that the server offers to the person for a short time: for another device, or for a friend. */
import type { Params } from "../../room/view";

/** `picture`: a QR picture of the code's address, as a data URL; empty for none. `until_ms`: the end in server milliseconds. */
export type Offer = { code: string; until_ms: number; picture: string };

export function offerIn({ code, until_ms, picture }: Params): Offer {
  return { code: String(code), until_ms: Number(until_ms), picture: String(picture ?? "") };
}
