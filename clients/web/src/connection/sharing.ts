/** Full addresses for links, QR pictures and frames that people share. */
import { isClassCode, roomHash } from "../route";
import { reachedAt } from "./address.svelte";

/** Returns the QR picture of a table's or a class's address. */
export const codePicture = (code: string): string => `/qr/${code}.svg?at=${encodeURIComponent(reachedAt().origin)}`;

/** Returns a full address that people on other devices can open. An address without a secret in its tail has a preview in messengers. */
export function shared(code: string, tail = ""): string {
  const { origin } = reachedAt();
  return tail === "" ? `${origin}/${isClassCode(code) ? "c" : "r"}/${code}` : `${origin}/${roomHash(code)}${tail}`;
}
/** Returns the full address of a class's public page. */
export const pageAddress = (key: string): string => `${reachedAt().origin}${location.pathname}#/page/${key}`;
/** Returns the full address of a family's replay. */
export const familyAddress = (key: string): string => `${reachedAt().origin}${location.pathname}#/f/${key}`;
/** Returns the address of the form for a code from another device, without the code. */
export const deviceAddress = (): string => `${reachedAt().origin}${location.pathname}#/device/`;
/** Returns the address of the form for a friend's code, without the code. */
export const friendAddress = (): string => `${reachedAt().origin}${location.pathname}#/friend/`;
/** Returns the address that another page uses to frame a table. */
export const embedAddress = (code: string): string => `${reachedAt().origin}/embed/${code}`;
/** Returns the address to watch a table, for people who see it in a stream. */
export const watchAddress = (code: string): string => `${reachedAt().origin}/w/${code}`;
/** Tells whether this server lets other pages frame a table (`--embed-origins`). */
export const mayBeFramed = async (code: string): Promise<boolean> =>
  fetch(`/embed/${code}`).then(({ headers }) => headers.get("X-Frame-Options") === null, () => false);
