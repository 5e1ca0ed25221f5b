/**
 * Compresses the build once: it writes `.gz` next to each text file, and `.br` next to each that a page loads. The server sends them unchanged.
 * Run it after the build.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = new Set([".js", ".css", ".html", ".svg", ".json", ".webmanifest"]);
const WORTH = 0.9;
// A second form that saves less than this is a file more in the package and in the server's memory, and a browser notices no difference. The share
// keeps a file of pictures, which Brotli does not make smaller, from being in the package twice.
const BROTLI_WORTH_BYTES = 150;
const BROTLI_WORTH = 0.98;

/** A list that few people open, such as the licences, has no second form. */
const IS_LOADED = /^(?:assets\/|index\.html$|sw\.js$)/;

const dist = join(import.meta.dirname, "..", "dist");
for (const name of readdirSync(dist, { recursive: true })) {
  const path = join(dist, name);
  if (!TEXT.has(extname(path)) || !statSync(path).isFile()) continue;
  const body = readFileSync(path);
  const packed = {
    br: !IS_LOADED.test(name) ? body : brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gz: gzipSync(body, { level: 9 }),
  };
  if (packed.gz.length < WORTH * body.length) writeFileSync(`${path}.gz`, packed.gz);
  const most = Math.min(packed.gz.length, body.length);
  if (packed.br.length + BROTLI_WORTH_BYTES <= most && packed.br.length < BROTLI_WORTH * most) writeFileSync(`${path}.br`, packed.br);
}
