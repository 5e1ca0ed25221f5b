import { expect, test } from "vitest";

import { namesIn } from "./names_list";

test.each([
  ["Ana\nBo\n\n  Cruz  Luz \r\nDana", ["Ana", "Bo", "Cruz Luz", "Dana"]],
  ["1. Ana\n2) Bo\n3 Cruz", ["Ana", "Bo", "Cruz"]],
  ["1. Vergara, Sofía\n2. Concha, Ana", ["Sofía Vergara", "Ana Concha"]],
  ["Pérez, Ana\nConcha, Sofía", ["Ana Pérez", "Sofía Concha"]],
  ["\ufeffN.º;Apellido;Nombre\r\n1;Pérez;Ana\r\n2;Vergara;Sofía", ["Ana Pérez", "Sofía Vergara"]],
  ["Name,Class\nAna,5B\nBo,5B", ["Ana", "Bo"]],
  ["1\tAna Pérez\t10\n2\tBo Díaz\t11", ["Ana Pérez", "Bo Díaz"]],
  ['"Pérez, Ana";5B\n"Díaz; Bo";5B', ["Ana Pérez", "Díaz; Bo"]],
  ["sep=;\nAlumno;Nota\nAna;7", ["Ana"]],
  ["", []],
])("%j are names", (text, names) => {
  expect(namesIn(text)).toEqual(names);
});
