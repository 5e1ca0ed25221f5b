/**
 * Draws QR codes (ISO/IEC 18004) of short texts on the page itself, so that no server learns a link with a key. Bytes, error correction M,
 * versions 1 to 9: at most 180 bytes.
 */

/** Rows of modules, true for dark, without the quiet zone around. */
export type Modules = boolean[][];

/** By version: all codewords, the error correction codewords per block, the number of blocks, and the places of the small squares. */
const VERSIONS = [
  [26, 10, 1, []],
  [44, 16, 1, [6, 18]],
  [70, 26, 1, [6, 22]],
  [100, 18, 2, [6, 26]],
  [134, 24, 2, [6, 30]],
  [172, 16, 4, [6, 34]],
  [196, 18, 4, [6, 22, 38]],
  [242, 22, 4, [6, 24, 42]],
  [292, 22, 5, [6, 26, 46]],
] as const;
const HEADER_BITS = 12;
const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/**
 * Returns the code of a text. `mask` chooses one of the eight masks, for tests; by default the most readable one. Throws `RangeError` for a
 * long text.
 */
export function qrOf(text: string, mask?: number): Modules {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([all, each, blocks]) => bytes.length * 8 + HEADER_BITS <= (all - each * blocks) * 8) + 1;
  if (version === 0) throw new RangeError(`too long for a QR code: ${bytes.length} bytes`);
  const words = interleaved(dataWords(bytes, version), version);
  const drawn = (mask === undefined ? MASKS.map((_, each) => each) : [mask]).map((each) => draw(version, words, each));
  return drawn.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

/** Returns the code as an SVG path whose unit is a module. */
export function svgPath(modules: Modules): string {
  return modules.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
}

function dataWords(bytes: Uint8Array, version: number): number[] {
  const [all, each, blocks] = VERSIONS[version - 1]!;
  const room = all - each * blocks;
  const bits = [...bitsOf(0b0100, 4), ...bitsOf(bytes.length, 8), ...[...bytes].flatMap((byte) => bitsOf(byte, 8))];
  bits.push(...bitsOf(0, Math.min(4, room * 8 - bits.length)));
  while (bits.length % 8 !== 0) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0; words.length < room; pad++) words.push(pad % 2 === 0 ? 0xec : 0x11);
  return words;
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);
}

/** Interleaves the words of all blocks, and then their error correction words. The last blocks have one word more. */
function interleaved(words: number[], version: number): number[] {
  const [, each, count] = VERSIONS[version - 1]!;
  const short = Math.floor(words.length / count);
  const long = words.length % count;
  let at = 0;
  const blocks = Array.from({ length: count }, (_, block) => words.slice(at, (at += short + (block >= count - long ? 1 : 0))));
  const checks = blocks.map((block) => correction(block, each));
  const woven = (parts: number[][], length: number): number[] =>
    Array.from({ length }, (_, place) => parts.flatMap((part) => (place < part.length ? [part[place]!] : []))).flat();
  return [...woven(blocks, short + 1), ...woven(checks, each)];
}

/** Multiplies two elements of the field of 256 with x⁸+x⁴+x³+x²+1. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** Returns the Reed-Solomon words of a block, which are the remainder of its division. */
function correction(block: number[], count: number): number[] {
  let divisor = [1];
  let root = 1;
  for (let step = 0; step < count; step++) {
    const next = [...divisor, 0];
    divisor.forEach((part, place) => (next[place + 1]! ^= times(part, root)));
    divisor = next;
    root = times(root, 2);
  }
  const rest = Array.from({ length: count }, () => 0);
  for (const word of block) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    for (let place = 0; place < count; place++) rest[place]! ^= times(divisor[place + 1]!, factor);
  }
  return rest;
}

function draw(version: number, words: number[], mask: number): Modules {
  const size = 17 + 4 * version;
  const modules: (boolean | null)[][] = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const set = (row: number, column: number, dark: boolean): void => {
    if (row >= 0 && row < size && column >= 0 && column < size) modules[row]![column] = dark;
  };
  const square = (row: number, column: number, reach: number, isDark: (ring: number) => boolean): void => {
    for (let y = -reach; y <= reach; y++) for (let x = -reach; x <= reach; x++) set(row + y, column + x, isDark(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let at = 8; at < size - 8; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) square(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  const places = VERSIONS[version - 1]![3];
  const last = size - 7;
  for (const row of places)
    for (const column of places) {
      const isCorner = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!isCorner) square(row, column, 2, (ring) => ring !== 1);
    }
  const format = (mask << 10) | remainder(mask << 10, 0x537);
  formatPlaces(size).forEach((both, bit) => both.forEach(([row, column]) => set(row, column, (((format ^ 0x5412) >> bit) & 1) === 1)));
  set(size - 8, 8, true);
  if (version >= 7) {
    const info = (version << 12) | remainder(version << 12, 0x1f25);
    for (let bit = 0; bit < 18; bit++) {
      const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
      set(far, near, ((info >> bit) & 1) === 1);
      set(near, far, ((info >> bit) & 1) === 1);
    }
  }
  fill(modules, words, MASKS[mask]!);
  return modules as Modules;
}

function remainder(value: number, divisor: number): number {
  const bits = (number: number): number => 32 - Math.clz32(number);
  while (bits(value) >= bits(divisor)) value ^= divisor << (bits(value) - bits(divisor));
  return value;
}

/** Returns the two places of each bit of the format. */
function formatPlaces(size: number): [number, number][][] {
  return Array.from({ length: 15 }, (_, bit) => {
    const one: [number, number] = bit < 6 ? [bit, 8] : bit < 8 ? [bit + 1, 8] : bit === 8 ? [8, 7] : [8, 14 - bit];
    return [one, bit < 8 ? [8, size - 1 - bit] : [size - 15 + bit, 8]];
  });
}

/** Fills in the words from the lower right corner upwards and down again, in columns of two, around the fixed modules. */
function fill(modules: (boolean | null)[][], words: number[], isTurned: (row: number, column: number) => boolean): void {
  const size = modules.length;
  let bit = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (modules[row]![column] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        modules[row]![column] = dark !== isTurned(row, column);
        bit++;
      }
    }
    up = !up;
  }
}

/**
 * Scores a code's readability, higher for worse: long runs, blocks of one colour, patterns that look like a corner, and too much of one
 * colour.
 */
function penalty(modules: Modules): number {
  const size = modules.length;
  const lines = [...modules, ...modules.map((_, column) => modules.map((row) => row[column]!))].map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  let sum = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let at = 0; at + 11 <= size; at++) {
      const part = line.slice(at, at + 11);
      if (part === "10111010000" || part === "00001011101") sum += 40;
    }
  }
  for (let row = 0; row + 1 < size; row++)
    for (let column = 0; column + 1 < size; column++) {
      const dark = modules[row]![column];
      if (dark === modules[row]![column + 1] && dark === modules[row + 1]![column] && dark === modules[row + 1]![column + 1]) sum += 3;
    }
  const share = modules.flat().filter(Boolean).length / size ** 2;
  return sum + Math.floor(Math.abs(share * 100 - 50) / 5) * 10;
}
