/** Reads a position as a tutor writes it. Pure. */
import type { Plain } from "@banderilla/client";

/**
 * Reads the tutor's text: a JSON object in the words of the worked cases, or else `text` for the game's own reader (FEN, PGN, PDN). An
 * empty text is the start of the game. Returns null for braces without valid JSON.
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
