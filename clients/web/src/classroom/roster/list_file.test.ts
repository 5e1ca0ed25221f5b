import { parse } from "csv-parse/sync";
import Papa from "papaparse";
import { expect, test } from "vitest";

import { listFile } from "./list_file";

const NAMES = ["Ana Pérez", "Díaz, Bo", 'Cruz "Luz" Paz', "Eva; Fran", "علی‌رضا"];

test.each([",", ";", "\t"])("two strict readers find each name in a cell of its own, where %j separates cells", (delimiter) => {
  const text = listFile(NAMES);
  expect(parse(text, { bom: true, delimiter })).toEqual(NAMES.map((name) => [name]));
  const { data, errors } = Papa.parse(text.replace(/^\ufeff/, ""), { delimiter, skipEmptyLines: true });
  expect(errors).toEqual([]);
  expect(data).toEqual(NAMES.map((name) => [name]));
});
