/** A position as a tutor writes it. Pure. */
import type { Plain } from "../../protocol/messages";

/**
 * Read what the tutor wrote: an object of JSON in the words of the worked cases, or else `text` for the game's own reader (FEN, PGN, PDN).
 * Nothing at all is the beginning of the game. Null for braces that hold no JSON.
 */
export function readGiven(written: string): Record<string, Plain> | null {
  const text = written.replace(/^\uFEFF/, "").trim();
  if (text === "") return {};
  if (!text.startsWith("{")) return { text };
  try {
    return JSON.parse(text) as Record<string, Plain>;
  } catch {
    return null;
  }
}
