import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const WEB = join(import.meta.dirname, "..", "..");
const PUBLIC = join(WEB, "public");

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
}
const manifest = JSON.parse(readFileSync(join(PUBLIC, "manifest.webmanifest"), "utf8")) as {
  id: string;
  icons: Picture[];
  screenshots: Picture[];
};

/** Returns width and height of a PNG, from its header. */
function sizeOf(file: string): string {
  const bytes = readFileSync(file);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test("the manifest has an id, icons of the declared sizes and screenshots of both shapes", () => {
  expect(manifest.id).toBe("/");
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    expect(existsSync(join(PUBLIC, src)), src).toBe(true);
    if (type === "image/png") expect(sizeOf(join(PUBLIC, src)), src).toBe(sizes);
  }
  const pngs = manifest.icons.filter(({ type }) => type === "image/png");
  expect(pngs.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(pngs.some(({ purpose }) => purpose === "maskable")).toBe(true);
  expect(new Set(manifest.screenshots.map((each) => each.form_factor))).toEqual(new Set(["narrow", "wide"]));
});

test("a page saved on an iPhone has its picture", () => {
  const [, icon = ""] = /rel="apple-touch-icon" href="([^"]+)"/.exec(readFileSync(join(WEB, "index.html"), "utf8")) ?? [];
  expect(sizeOf(join(PUBLIC, icon))).toBe("180x180");
});
