/** Whole addresses, to be handed on to others: in links, QR pictures and frames. */
import { roomHash } from "../route";
import { reachedAt } from "./address.svelte";

/** The QR picture of a table's or a class's address. */
export const codePicture = (code: string): string => `/qr/${code}.svg?at=${encodeURIComponent(reachedAt().origin)}`;

/** A whole address, for sharing: one that others can follow. */
export function shared(code: string, tail = ""): string {
  return `${reachedAt().origin}${location.pathname}${roomHash(code)}${tail}`;
}
/** The address at which a code from another device is typed, but for the code. */
export const deviceAddress = (): string => `${reachedAt().origin}${location.pathname}#/device/`;
/** The address under which another page frames a table. */
export const embedAddress = (code: string): string => `${reachedAt().origin}/embed/${code}`;
/** Whether this server lets other pages frame a table (`--embed-origins`). */
export const mayBeFramed = async (code: string): Promise<boolean> =>
  fetch(`/embed/${code}`).then(({ headers }) => headers.get("X-Frame-Options") === null, () => false);
