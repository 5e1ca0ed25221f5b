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
  // A WebP picture with a colour profile has its width and height, less one, in the header "VP8X".
  expect(file.toString("latin1", 8, 16)).toBe("WEBPVP8X");
  return `${file.readUIntLE(24, 3) + 1}x${file.readUIntLE(27, 3) + 1}`;
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
