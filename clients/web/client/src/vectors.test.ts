/** The golden bytes that Python also writes and reads (`tests/vectors`). Both ends agree on each frame. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { decode as unpack } from "@msgpack/msgpack";
import { describe, expect, test } from "vitest";

import { decode, encode, Unreadable } from "./codec.ts";
import type { ClientMessage } from "./messages.ts";
import { applyOps, type Op } from "./patch.ts";

const folder = join(import.meta.dirname, "../../../../tests/vectors");

function vectors<Vector>(name: string): Vector[] {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as Vector[];
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

type Frame = { name: string; bytes: string; value: Record<string, unknown> };

describe("golden bytes", () => {
  test.each(vectors<Frame>("server"))("reads the server's $name", ({ bytes, value }) => {
    expect(decode(bytesOf(bytes))).toEqual(value);
  });

  test.each(vectors<Frame>("client"))("writes the client's $name", ({ bytes, value }) => {
    expect(unpack(bytesOf(bytes))).toEqual(value);
    expect(hexOf(encode(value as unknown as ClientMessage))).toBe(bytes);
  });

  test.each(vectors<Frame>("short_patches"))("short patch: $name", ({ bytes, value }) => {
    const [{ keys }] = vectors<{ keys: string[] }>("path_keys") as [{ keys: string[] }];
    const happenings = (value.happenings as object[] | undefined)?.map((event) => ({ seat: null, params: {}, ...event }));
    expect(decode(bytesOf(bytes), keys)).toEqual({ ops: [], ...value, happenings: happenings ?? [] });
  });

  test.each(vectors<{ name: string; before: unknown; ops: Op[]; after: unknown }>("patches"))(
    "patch: $name",
    ({ before, ops, after }) => {
      expect(applyOps(structuredClone(before), ops)).toEqual(after);
    },
  );
});

test.each([[""], ["c1"], ["93010203"], ["9501020390c0"], ["81a474797065c0"]])("refuses %s", (hex) => {
  expect(() => decode(bytesOf(hex))).toThrow(Unreadable);
});
