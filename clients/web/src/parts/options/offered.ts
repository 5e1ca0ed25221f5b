/** The options of a game that the forms of a table offer (`About.choices`). */
import type { Plain } from "@banderilla/client";

import type { AboutView, Params } from "../../room/view";

export type Offered = { field: string; values: Plain[]; kind: "pick" | "time" | "periods"; isRare: boolean };

/** Returns the choices to show, except the mode. `inClass` adds the choices that only a class's form offers. */
export function offered(about: AboutView, inClass: boolean): Offered[] {
  return about.choices
    .filter((choice) => choice.field !== "mode")
    .map(({ field, values, in_class, kind, is_rare }) => ({
      field,
      values: inClass ? [...values, ...in_class] : values,
      kind,
      isRare: is_rare,
    }))
    .filter((choice) => choice.kind !== "pick" || choice.values.length > 1);
}

/** Returns the options that have only one value. The form does not show them, but the page sends them. */
export function made(about: AboutView): Params {
  const single = about.choices.filter(({ values, kind }) => kind === "pick" && values.length === 1);
  return Object.fromEntries(single.map(({ field, values }) => [field, values[0]]));
}

/** Returns the options of a mode: with help no clock hurries the players; a tournament follows the rulebook. */
export function preset(about: AboutView, mode: unknown): Params {
  const own = about.choices.filter(({ at_home }) => at_home !== null);
  const values = own.map(({ field, values, at_home }) => [field, mode === "assisted" ? at_home : values[0]]);
  return { ...Object.fromEntries(values), ...(mode === undefined ? {} : { mode }) };
}

/** Returns the options of a new table: the first mode and its preset. */
export function atFirst(about: AboutView): Params {
  const mode = about.choices.find(({ field }) => field === "mode")?.values[0];
  return { ...made(about), ...preset(about, mode) };
}
