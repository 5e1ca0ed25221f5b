import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { textOf } from "./file_text";
import { namesIn, readingOf, tableOf } from "./names_list";

test.each([
  ["Ana\nBo\n\n  Cruz  Luz \r\nDana", ["Ana", "Bo", "Cruz Luz", "Dana"]],
  ["1. Ana\n2) Bo\n3 Cruz\n4.Dana\n- Eva\n• Fran", ["Ana", "Bo", "Cruz", "Dana", "Eva", "Fran"]],
  ["1. Vergara, Sofía\n2. Concha, Ana", ["Sofía Vergara", "Ana Concha"]],
  ["Pérez, Ana\nConcha, Sofía", ["Ana Pérez", "Sofía Concha"]],
  ["\ufeffN.º;Apellido;Nombre\r\n1;Pérez;Ana\r\n2;Vergara;Sofía", ["Ana Pérez", "Sofía Vergara"]],
  ["Name,Class\nAna,5B\nBo,5B", ["Ana", "Bo"]],
  ["1\tAna Pérez\t10\n2\tBo Díaz\t11", ["Ana Pérez", "Bo Díaz"]],
  ['"Pérez, Ana";5B\n"Díaz; Bo";5B', ["Ana Pérez", "Díaz; Bo"]],
  ["sep=;\nAlumno;Nota\nAna;7", ["Ana"]],
  ["", []],
  ["Nome;Sobrenome\nAna;Silva\nBeto;Souza", ["Ana Silva", "Beto Souza"]],
  ["Nome completo,Turma\nAna Silva,5B\nBeto Souza,5B", ["Ana Silva", "Beto Souza"]],
  ["Nombre,Apellido(s),Número de ID,Dirección de correo\nAna,López,,a@example.org\nBo,Ruiz,,b@example.org", ["Ana López", "Bo Ruiz"]],
  ["Apellidos y nombres;DNI\nPérez, Ana;1001\nDíaz, Bo;1002", ["Ana Pérez", "Bo Díaz"]],
  ["Alumno (apellido y nombre)\tCurso\nPérez, Ana\t5B", ["Ana Pérez"]],
  ["5.º B - Matemática;;\nN.º;Apellido;Nombre\n1;Pérez;Ana\n2;Díaz;Bo", ["Ana Pérez", "Bo Díaz"]],
  ["Ana Pérez,5B\nBo Díaz,5B", ["Ana Pérez", "Bo Díaz"]],
  ["a1@example.org;Ana López\na2@example.org;Bo Ruiz", ["Ana López", "Bo Ruiz"]],
  ["a1@example.org\nAna López", ["Ana López"]],
  ["Last Name,First Name,Email Address\nPérez,Ana,a@example.org\nDíaz,Bo,b@example.org", ["Ana Pérez", "Bo Díaz"]],
  ["Ana López, Bo Ruiz, Cruz Luz, Dana", ["Ana López", "Bo Ruiz", "Cruz Luz", "Dana"]],
  ["Ana; Bo; Cruz", ["Ana", "Bo", "Cruz"]],
  ["Pérez, Ana", ["Ana Pérez"]],
  ["Alumno 1\nAlumno 2", ["Alumno 1", "Alumno 2"]],
  ["Nombre del alumno\nAna", ["Ana"]],
  ["Ana 2\nAna 3\nAna 4", ["Ana 2", "Ana 3", "Ana 4"]],
  ["Apellido;Nombre\nPérez;Ana\nApellido;Nombre\nDíaz;Bo", ["Ana Pérez", "Bo Díaz"]],
  ["Surname\tGiven name\tGroup\nSmith\tAnn\t5B", ["Ann Smith"]],
  ["1;Ana Pérez;Escuela 5\n2;Bo Díaz;Escuela 5\n3;Cruz Luz;Escuela 5\n4;Dana Paz;Escuela 5", ["Ana Pérez", "Bo Díaz", "Cruz Luz", "Dana Paz"]],
  ["محمد علی‌رضا\nසූර්‍ය", ["محمد علی‌رضا", "සූර්‍ය"]],
  ["De la Cruz, Juan Manuel\nO'Higgins, Ana", ["Juan Manuel De la Cruz", "Ana O'Higgins"]],
])("%j are names", (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test("what is left out is told with its line and why", () => {
  const long = "A".repeat(41);
  expect(readingOf(tableOf(`Lista 5.º B\nAlumno;Correo\nAna;a@example.org\n;b@example.org\nc@example.org;\n123;\n${long};x`)).left).toEqual([
    { line: 1, text: "Lista 5.º B", why: "title" },
    { line: 2, text: "Alumno · Correo", why: "head" },
    { line: 4, text: "b@example.org", why: "empty" },
    { line: 5, text: "c@example.org", why: "email" },
    { line: 6, text: "123", why: "number" },
    { line: 7, text: `${long} · x`, why: "long" },
  ]);
});

test("a tutor's choice for a column counts", () => {
  const table = tableOf("Ana,López\nBo,Ruiz");
  expect(readingOf({ ...table, columns: ["first", "last"] }).names).toEqual(["Ana López", "Bo Ruiz"]);
  expect(readingOf({ ...table, columns: ["skip", "whole"] }).names).toEqual(["López", "Ruiz"]);
});

const bytes = (...values: number[]): ArrayBuffer => new Uint8Array(values).buffer;
const dos = (text: string): ArrayBuffer => bytes(...[...text].map((sign) => ({ Á: 0xb5, ñ: 0xa4, é: 0x82, í: 0xa1 })[sign] ?? sign.charCodeAt(0)));

test("files are read in the encodings of schools, and the guess is named", async () => {
  const utf16 = [0xff, 0xfe, ...[..."Ángela\tNuñez"].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8])];
  expect(await textOf(bytes(...utf16))).toEqual({ text: "Ángela\tNuñez", how: "utf-16" });
  expect(await textOf(bytes(...utf16.slice(2)))).toEqual({ text: "Ángela\tNuñez", how: "utf-16" });
  expect(await textOf(bytes(...[..."Ángela Nuñez"].map((sign) => sign.charCodeAt(0))))).toEqual({ text: "Ángela Nuñez", how: "windows-1252" });
  expect(await textOf(dos("Ángela Nuñez\nJosé Díaz"))).toEqual({ text: "Ángela Nuñez\nJosé Díaz", how: "cp850" });
  expect(await textOf(new TextEncoder().encode("Ana").buffer as ArrayBuffer)).toEqual({ text: "Ana", how: "" });
  expect(await textOf(bytes(0x50, 0x4b, 3, 4, 9, 9))).toBeNull();
  expect(await textOf(bytes(0xd0, 0xcf, 0x11, 0xe0))).toBeNull();
  expect(await textOf(bytes(0x41, 0, 0x80, 0x81, 0x99, 0x41, 0x42, 0x43))).toBeNull();
});

test("a spreadsheet is read", async () => {
  const file = readFileSync(join(import.meta.dirname, "../../../tests/roster.xlsx"));
  const read = await textOf(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);
  expect(read?.how).toBe("xlsx");
  expect(namesIn(read?.text ?? "")).toEqual(["Ana Pérez", "Bo Díaz"]);
});

test("any text gives rows that are names or are left out: none is lost", () => {
  const parts = ["Ana", "Pérez", ", ", ";", "\t", "\n", "\r\n", '"', "a@b.c", "5B", "12", "Nombre", "Apellido(s)", "Alumno", " ", "1. ", "علی", "|", "sep=;\n", "\ufeff", "x".repeat(45)];
  let state = 11;
  const next = (below: number): number => (state = (state * 48271) % 2147483647) % below;
  for (let round = 0; round < 10_000; round++) {
    const text = Array.from({ length: next(14) }, () => parts[next(parts.length)]).join("");
    const table = tableOf(text);
    const { names, left } = readingOf(table);
    expect(names.length + left.length, JSON.stringify(text)).toBe(table.rows.length);
    for (const name of names) expect(name, JSON.stringify(text)).toMatch(/^(?!.*@)(?=.*\p{L}).{1,40}$/u);
  }
});
