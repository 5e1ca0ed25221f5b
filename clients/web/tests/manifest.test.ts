/** The files of the installed app exist and have the sizes of its manifest. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const PUBLIC = join(import.meta.dirname, "..", "public");
type Picture = { src: string; sizes: string; type: string };
const manifest = JSON.parse(readFileSync(join(PUBLIC, "manifest.webmanifest"), "utf8")) as {
  id: string;
  icons: (Picture & { purpose: string })[];
  screenshots: (Picture & { form_factor: string })[];
};

function sizeOf({ src, type }: Picture): string {
  const file = readFileSync(join(PUBLIC, src));
  if (type === "image/png") return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
  // A JPEG has its height and width in its frame header, whose marker is FFC0 to FFC2.
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) return `${file.readUInt16BE(at + 7)}x${file.readUInt16BE(at + 5)}`;
  }
  throw new Error(`${src} is no JPEG`);
}

test.each([...manifest.icons.filter(({ type }) => type === "image/png"), ...manifest.screenshots])("$src is $sizes", (picture) => {
  expect(sizeOf(picture)).toBe(picture.sizes);
});

test("a phone and a desktop can install it", () => {
  expect(manifest.id).toBe("/");
  expect(manifest.icons.filter(({ purpose, sizes }) => purpose === "any" && sizes === "192x192")).toHaveLength(1);
  expect(manifest.icons.filter(({ purpose, sizes }) => purpose === "maskable" && sizes === "512x512")).toHaveLength(1);
  expect(new Set(manifest.screenshots.map((each) => each.form_factor))).toEqual(new Set(["narrow", "wide"]));
  const page = readFileSync(join(PUBLIC, "..", "index.html"), "utf8");
  expect(page).toContain('rel="apple-touch-icon" href="/icons/apple-touch-icon.png"');
  expect(readFileSync(join(PUBLIC, "icons", "apple-touch-icon.png")).readUInt32BE(16)).toBe(180);
});
