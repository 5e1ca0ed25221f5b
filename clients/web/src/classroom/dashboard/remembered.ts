/** The values that the form of the next round remembers. Pure. */
import type { AboutView, Params } from "../../room/view";
import { offered, preset } from "../../parts/options/offered";
import type { ClassView } from "../view";

/** Returns the options of the game's last round in this class that differ from the form's defaults. The mode is separate. */
export function rememberedOptions(view: ClassView, about: AboutView): Params {
  const plan = view.desk?.plan;
  const last = plan?.game === about.slug ? plan.options : view.rounds.findLast((round) => round.game === about.slug)?.options;
  if (last === undefined) return {};
  const usual = preset(about, last.mode);
  const kept = offered(about, true).filter(
    // An appointed time is in the past by now.
    ({ field, values, kind }) => kind !== "time" && field in last && !same(last[field], usual[field] ?? values[0]),
  );
  return Object.fromEntries(kept.map(({ field }) => [field, last[field]]));
}

function same(one: unknown, other: unknown): boolean {
  return (one ?? null) === (other ?? null);
}
