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

// Lists in the forms that programs, platforms and people use.
test.each([
  ["a cell of two lines", 'Apellido;Nombre;Nota\r\n"Pérez\r\nGómez";"Ana";7\r\n"Díaz";"Bo";8', ["Ana Pérez Gómez", "Bo Díaz"]],
  ["a head of two lines", '"Apellido\ny nombre";DNI\n"Pérez, Ana";1', ["Ana Pérez"]],
  ["Moodle's participants", "Nombre / Apellido(s)\tDirección de correo\tRoles\tGrupos\nAna López\ta@x.org\tEstudiante\tNo hay grupos\nBo Ruiz\tb@x.org\tEstudiante\t5B", ["Ana López", "Bo Ruiz"]],
  ["Classroom's marks", "Last Name,First Name,Email Address,Tarea 1\nDate,,,2026-03-01\nPoints,,,100\nPérez,Ana,a@x.org,90\nClass Average,,,90", ["Ana Pérez"]],
  ["Classroom's page of people", "Alumnos\n30 alumnos\nAna Pérez\nMás opciones\nBo Díaz\nMás opciones", ["Ana Pérez", "Bo Díaz"]],
  ["Canvas", 'Student,ID,Section\n    Points Possible,,\n"Lee, Ann",1,5B', ["Ann Lee"]],
  ["Séneca", '"Alumno/a";"Estado Matrícula"\n"López Ruiz, Ana";""\n"Díaz, Bo";""', ["Ana López Ruiz", "Bo Díaz"]],
  ["a form's answers", "Timestamp,What is your name?,Grade\n1/1/2026,Ann Lee,5\n1/1/2026,Bob Ray,5", ["Ann Lee", "Bob Ray"]],
  ["names of fields", "firstName,lastName,student_id\nAna,Pérez,1", ["Ana Pérez"]],
  ["two surnames", "Apellido paterno,Apellido materno,Nombres,RUT\nPérez,López,Ana,1-9\nDíaz,Ruiz,Bo,2-7", ["Ana Pérez López", "Bo Díaz Ruiz"]],
  ["two surnames without a head", "García López, Ana\nRuiz Paz, Bo\nGil Sol, Eva", ["Ana García López", "Bo Ruiz Paz", "Eva Gil Sol"]],
  ["first names first, without a head", "Ana;Pérez\nBo;Díaz", ["Ana Pérez", "Bo Díaz"]],
  ["columns in another order", "Curso,Apellido,DNI,Nombre\n5B,Pérez,1,Ana\n5B,Díaz,2,Bo", ["Ana Pérez", "Bo Díaz"]],
  ["a Portuguese head", "Nº;Nome do(a) aluno(a);Data de nascimento;Situação\n1;Ana Silva;01/02/2015;Cursando", ["Ana Silva"]],
  ["Portuguese parts", "Primeiro nome;Último nome\nAna;Silva", ["Ana Silva"]],
  ["an English head of one cell", '"Last, First",ID\n"Lee, Ann",1', ["Ann Lee"]],
  ["a school above the head", "ESCUELA N.º 5\nCurso: 5.º B\nDocente: Eva Paz\n\nN.º;Apellido y nombre;Observaciones\n1;Pérez, Ana;\n2;Díaz, Bo;repite", ["Ana Pérez", "Bo Díaz"]],
  ["a school above a list without a head", "Escuela N.º 5\n5.º B - Matemática\nAna Pérez\nBo Díaz", ["Ana Pérez", "Bo Díaz"]],
  ["a title above numbers", "Los chicos de 5.º B\n1. Ana\n2. Bo\n3. Caro", ["Ana", "Bo", "Caro"]],
  ["lists side by side", "Apellido;Nombre;;Apellido;Nombre\nPérez;Ana;;Díaz;Bo\nRuiz;Caro;;;", ["Ana Pérez", "Caro Ruiz", "Bo Díaz"]],
  ["groups between the names", "Grupo A\nAna\nBo\n5.º B\nCaro", ["Ana", "Bo", "Caro"]],
  ["totals below", "Alumno;Nota\nAna;7\nTotal: 1;7\nPromedio;7", ["Ana"]],
  ["mail addresses with names", 'Ana Pérez <a@x.org>, Bo Díaz <b@x.org>, "López, Caro" <c@x.org>', ["Ana Pérez", "Bo Díaz", "Caro López"]],
  ["addresses and telephones behind", "Ana Pérez (a@x.org)\nBo Díaz - b@x.org\nCaro Gil +54 381 555-1234\nDan Paz DNI 40.123.456", ["Ana Pérez", "Bo Díaz", "Caro Gil", "Dan Paz"]],
  ["telephones first", "+54 381 555-1234;Ana Pérez\n+54 381 555-9999;Bo Díaz", ["Ana Pérez", "Bo Díaz"]],
  ["groups, ages and dates behind", "Ana Pérez 5B\nBo Díaz (5.º B)\nCaro Gil (10 años)\nDan Paz 12/03/2015\nEva Sol - 5B", ["Ana Pérez", "Bo Díaz", "Caro Gil", "Dan Paz", "Eva Sol"]],
  ["groups before", "5B Ana Pérez\n5.º B - Bo Díaz", ["Ana Pérez", "Bo Díaz"]],
  ["how somebody is", "2026-03-01;Ana;Presente\n2026-03-01;Bo;Ausente", ["Ana", "Bo"]],
  ["names for logging in", "ana.perez;Ana Pérez;Xk3!pq\nbo.diaz;Bo Díaz;9aa!zz", ["Ana Pérez", "Bo Díaz"]],
  ["numbers of all kinds", "#1 Ana\n(2) Bo\nc) Caro\n4: Dan\n5️⃣ Eva\nN.º 6 Fran\n- [ ] Gil\n8º Hugo\n٩. علي", ["Ana", "Bo", "Caro", "Dan", "Eva", "Fran", "Gil", "Hugo", "علي"]],
  ["an open quotation mark", 'Ana "La Reina" Pérez;5B\n"Bo;5B\nCaro;5B', ["Ana La Reina Pérez", "Bo", "Caro"]],
  ["a printed list", "Nº    Apellido y nombre     DNI\n1    PEREZ, ANA       40123456\n2    DIAZ, BO     40123457", ["ANA PEREZ", "BO DIAZ"]],
  ["a table of Markdown", "| N | Nombre |\n|---|---|\n| 1 | Ana Pérez |", ["Ana Pérez"]],
  ["one line that ends in «y»", "Ana, Bo y Caro", ["Ana", "Bo", "Caro"]],
  ["one line of two people", "Ana Pérez, Bo Díaz", ["Ana Pérez", "Bo Díaz"]],
  ["one person in one line", "García López, Ana María", ["Ana María García López"]],
  ["commas of other scripts", "محمد، فاطمة، علي", ["محمد", "فاطمة", "علي"]],
  ["breaks of word processors", "Ana\u000bBo\u2028Caro\u0085Dan", ["Ana", "Bo", "Caro", "Dan"]],
  ["signs that nobody sees", "\u200bAna\u00ad Pérez\u200e\n\u200fسارة\u200f", ["Ana Pérez", "سارة"]],
  ["marks of messengers", "*Ana*\n_Bo_\n`Caro`", ["Ana", "Bo", "Caro"]],
])("%s", (_origin, text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test("line numbers match the text, also with empty rows and multi-line cells", () => {
  expect(readingOf(tableOf('Escuela 5\n\nAlumno;Correo\n"Ana\nPérez";a@x.org\n\n;b@x.org')).left).toEqual([
    { line: 1, text: "Escuela 5", why: "title" },
    { line: 3, text: "Alumno · Correo", why: "head" },
    { line: 7, text: "b@x.org", why: "empty" },
  ]);
});

test("each omitted row has its line and reason", () => {
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

test("the tutor's choice for a column wins", () => {
  const table = tableOf("Ana,López\nBo,Ruiz");
  expect(readingOf({ ...table, columns: ["first", "last"] }).names).toEqual(["Ana López", "Bo Ruiz"]);
  expect(readingOf({ ...table, columns: ["skip", "whole"] }).names).toEqual(["López", "Ruiz"]);
});

const bytes = (...values: number[]): ArrayBuffer => new Uint8Array(values).buffer;
const dos = (text: string): ArrayBuffer => bytes(...[...text].map((sign) => ({ Á: 0xb5, ñ: 0xa4, é: 0x82, í: 0xa1 })[sign] ?? sign.charCodeAt(0)));

test("reads files in the encodings of schools, and names the guess", async () => {
  const utf16 = [0xff, 0xfe, ...[..."Ángela\tNuñez"].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8])];
  expect(await textOf(bytes(...utf16))).toEqual({ text: "Ángela\tNuñez", how: "utf-16" });
  expect(await textOf(bytes(...utf16.slice(2)))).toEqual({ text: "Ángela\tNuñez", how: "utf-16" });
  expect(await textOf(bytes(...[..."Ángela Nuñez"].map((sign) => sign.charCodeAt(0))))).toEqual({ text: "Ángela Nuñez", how: "windows-1252" });
  expect(await textOf(dos("Ángela Nuñez\nJosé Díaz"))).toEqual({ text: "Ángela Nuñez\nJosé Díaz", how: "cp850" });
  const mac = { á: 0x87, é: 0x8e, í: 0x92, ó: 0x97, ú: 0x9c, ñ: 0x96, Á: 0xe7 } as Record<string, number>;
  const written = (text: string) => bytes(...[...text].map((sign) => mac[sign] ?? sign.charCodeAt(0)));
  for (const text of ["García, José", "Ángela Núñez\nLópez, Bo", "Iñaki", "Díaz"]) expect(await textOf(written(text))).toEqual({ text, how: "macintosh" });
  const latin = (text: string) => bytes(...[...text].map((sign) => sign.charCodeAt(0)));
  for (const text of ["Íñigo", "Müller, Bjørn", "5.º B\nJoão Conceição"]) expect(await textOf(latin(text))).toEqual({ text, how: "windows-1252" });
  for (const text of ["José", "Peña\nÁlvarez", "María"]) expect(await textOf(dos(text))).toEqual({ text, how: "cp850" });
  expect(await textOf(new TextEncoder().encode("Ana").buffer as ArrayBuffer)).toEqual({ text: "Ana", how: "" });
  expect(await textOf(bytes(0x50, 0x4b, 3, 4, 9, 9))).toBeNull();
  expect(await textOf(bytes(0xd0, 0xcf, 0x11, 0xe0))).toBeNull();
  expect(await textOf(bytes(0x41, 0, 0x80, 0x81, 0x99, 0x41, 0x42, 0x43))).toBeNull();
});

test("reads a spreadsheet", async () => {
  const file = readFileSync(join(import.meta.dirname, "../../../tests/roster.xlsx"));
  const read = await textOf(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);
  expect(read?.how).toBe("xlsx");
  expect(namesIn(read?.text ?? "")).toEqual(["Ana Pérez", "Bo Díaz"]);
});

test("each row of any text becomes a name or an omission", () => {
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

test("reads a paste without a list at once", () => {
  for (const text of ["x".repeat(300_000), "1 ".repeat(100_000), "<a@b>,".repeat(3_000), `"${"a;".repeat(50_000)}`, "Nombre ".repeat(30_000)]) {
    const begun = performance.now();
    const { names, left } = readingOf(tableOf(text));
    expect(names.length + left.length).toBeGreaterThan(0);
    expect(performance.now() - begun).toBeLessThan(3_000);
  }
});

test.each([
  ["N.º;Apellido y nombre;Elo;Categoría\n1;Pérez, Ana;1500;Sub-10\n2;Díaz, Bo;;\n3;Luz, Cruz;s/d;A", ["Ana Pérez", "Bo Díaz", "Cruz Luz"], [1500, 0, 0], ["Sub-10", "", "A"]],
  ["Name\tFIDE rating\nAnn Lee\t2100\nBob Ray\t99999", ["Ann Lee", "Bob Ray"], [2100, 0], ["", ""]],
  ["Nome;Sobrenome;Rating;Categoria\nAna;Silva;1200;Sub-12", ["Ana Silva"], [1200], ["Sub-12"]],
  ["Alumno;Nota;Puntos\nAna;7;1500", ["Ana"], [0], [""]],
  ["Ana Pérez;1500\nBo Díaz;1600", ["Ana Pérez", "Bo Díaz"], [0, 0], ["", ""]],
])("%j has a rating and a category only where a head says so", (text, names, ratings, categories) => {
  expect(readingOf(tableOf(text))).toMatchObject({ names, ratings, categories });
});
