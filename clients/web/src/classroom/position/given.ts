/** A position as a tutor writes it. Pure. */
import type { Plain } from "../../protocol/messages";

/** What was written, nothing for the beginning of the game; null where it is no object of JSON. */
export function readGiven(text: string): Record<string, Plain> | null {
  if (text.trim() === "") return {};
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null && !Array.isArray(read) ? (read as Record<string, Plain>) : null;
  } catch {
    return null;
  }
}
