/** What the form of the next round remembers. Pure. */
import type { AboutView, Params } from "../../room/view";
import { offered, preset } from "../../parts/options/offered";
import type { ClassView } from "../view";

/** What the game was played with last in this class, beside its mode: what differs from what the form has anyway. */
export function rememberedOptions(view: ClassView, about: AboutView): Params {
  const plan = view.desk?.plan;
  const last = plan?.game === about.slug ? plan.options : view.rounds.findLast((round) => round.game === about.slug)?.options;
  if (last === undefined) return {};
  const usual = preset(about, last.mode);
  const kept = offered(about, true).filter(
    // An appointed time has passed.
    ({ field, values, kind }) => kind !== "time" && field in last && !same(last[field], usual[field] ?? values[0]),
  );
  return Object.fromEntries(kept.map(({ field }) => [field, last[field]]));
}

function same(one: unknown, other: unknown): boolean {
  return (one ?? null) === (other ?? null);
}
