import { expect, test } from "vitest";

import type { ClassSummary } from "../view.gen";
import { opened, sealed, Unopened, type Backup } from "./backup";

const FEW = 1_000;
const note = { about: "pupil", person: "a", text: "Va muy rápido", by: "Luz", at_ms: 1 } as const;
const BACKUP: Backup = { id: "abc", token: "muysecreto", name: "Luz", saved_at_ms: 1, classes: [{ code: "WWAZJ", title: "Quinto B", notes: [note] } as unknown as ClassSummary] };

const why = async (text: string, password: string): Promise<string> => {
  try {
    await opened(text, password);
  } catch (error) {
    if (error instanceof Unopened) return error.why;
    throw error;
  }
  return "opened";
};

test("the file opens with its password, also if the device spells its accents otherwise", async () => {
  const file = await sealed(BACKUP, "contraseña larga", FEW);
  expect(await opened(file, "contraseña larga")).toEqual(BACKUP);
  expect(await opened(file, "contrasen\u0303a larga")).toEqual(BACKUP);
});

test("nothing of the content is in the file, and no two files are alike", async () => {
  const [one, other] = await Promise.all([sealed(BACKUP, "contraseña", FEW), sealed(BACKUP, "contraseña", FEW)]);
  for (const secret of ["muysecreto", "Quinto", "rápido", "Luz"]) expect(one).not.toContain(secret);
  const [first, second] = [JSON.parse(one), JSON.parse(other)] as Record<string, string>[];
  for (const part of ["salt", "iv", "data"]) expect(first?.[part]).not.toBe(second?.[part]);
});

test("a wrong password and a changed file are refused, and so is any other file", async () => {
  const file = await sealed(BACKUP, "contraseña", FEW);
  expect(await why(file, "contrasena")).toBe("password");
  const parts = JSON.parse(file) as Record<string, unknown>;
  const data = String(parts.data);
  const flipped = (data.startsWith("A") ? "B" : "A") + data.slice(1);
  expect(await why(JSON.stringify({ ...parts, data: flipped }), "contraseña")).toBe("password");
  for (const text of ["", "{}", "null", "hola", JSON.stringify({ ...parts, rounds: 1e12 }), JSON.stringify({ ...parts, version: 2 })])
    expect(await why(text, "contraseña")).toBe("file");
});

test("the usual file needs 600,000 rounds for each guess", async () => {
  expect(JSON.parse(await sealed(BACKUP, "contraseña"))).toMatchObject({ rounds: 600_000 });
});
