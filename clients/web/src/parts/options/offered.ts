/** What the forms of a table offer of a game (`About.choices`). */
import type { AboutView, Params } from "../../room/view";
import type { Plain } from "../../protocol/messages";

export type Offered = { field: string; values: Plain[]; kind: "pick" | "time" | "periods"; isRare: boolean };

/** The choices that are shown, besides the mode; `inClass` with what only a class's form offers. */
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

/** The choices of one value only: they are not shown, but made. */
export function made(about: AboutView): Params {
  const single = about.choices.filter(({ values, kind }) => kind === "pick" && values.length === 1);
  return Object.fromEntries(single.map(({ field, values }) => [field, values[0]]));
}
