/** Fetches the content of the pages about the program: files of the build, and the server's version. */
import { fetchJson } from "../connection/json";

/** The authors of the program's parts. `text` is the index of the licence among the texts. */
export type Licences = {
  packages: { name: string; version: string; licence: string; of: string; text: number | null }[];
  texts: string[];
};

export const licences = (): Promise<Licences> => fetchJson("/licences.json");

/** Words of a line: plain, `strong` or `em`. */
export type Span = ["" | "strong" | "em", string];
/** A part of the guide, as `tools/guide.py` makes it from the text. */
export type Block =
  | { kind: "head"; level: number; text: string }
  | { kind: "text"; spans: Span[] }
  | { kind: "items"; items: Span[][] }
  | { kind: "image"; words: string; file: string; width: number; height: number };

export const guide = (): Promise<Block[]> => fetchJson("/guide/guide.json");

/** Returns the server's version; null if the server does not answer. */
export const version = (): Promise<string | null> =>
  fetchJson<{ version: string }>("/version").then(
    (answer) => answer.version,
    () => null,
  );
