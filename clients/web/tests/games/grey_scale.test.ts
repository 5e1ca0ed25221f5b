import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Returns WCAG's contrast of two colours, which depends only on their greys. */
function contrast(one: string, other: string): number {
  const grey = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [low = 0, high = 0] = [grey(one), grey(other)].sort((a, b) => a - b);
  return high / low;
}

const NEEDED = 1.5;
const FILES = {
  "Par 55": ["src/games/par55/Block.svelte", /(red|blue|yellow): "(#[0-9a-f]{6})"/g],
  "Stars & Bars": ["src/games/stars-and-bars/Face.svelte", /\.(red|blue|yellow) \{\s*--ink-of-card: (#[0-9a-f]{6})/g],
} as const;

test.each(Object.entries(FILES))("the colours of %s differ without hue", (_game, [file, pattern]) => {
  const found = Object.fromEntries([...readFileSync(file, "utf8").matchAll(pattern)].map(([, name, hex]) => [name, hex ?? ""]));
  expect(Object.keys(found).sort()).toEqual(["blue", "red", "yellow"]);
  const { red = "", blue = "", yellow = "" } = found;
  for (const [one, other] of [[red, blue], [red, yellow], [blue, yellow]] as const)
    expect(contrast(one, other)).toBeGreaterThan(NEEDED);
});
