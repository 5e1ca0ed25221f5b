/** The sentence that tells a seat its next act, in Fab-A-Diffy. */
import { mayChallenge, type Moment } from "../prompt";
import { type Action, isTrickOpen, working, type View } from "./view";
import type { Words } from "./words.es";

const PAIR = 2;

export function prompt({ view, status, seat, may }: Moment<View, Action>, { ui }: Words): string | null {
  const can = (type: Action["type"]): boolean => may.includes(type);
  const work = working(view, status.phase);
  if (view.turn.seat === seat && can("announce") && work !== null && work.taken === null && !work.is_retired) {
    if (work.touched.length === 0) return ui.seekNow(work.sample, can("pass_flag"));
    return work.touched.length < PAIR ? ui.touchNow : ui.sayNow(work.sample);
  }
  if (work?.taken && can("pass_flag")) return ui.passNow;
  if (status.phase !== "review" || !can("draw_sample")) return null;
  const isHelped = view.mode === "assisted";
  // With help, the prompt mentions a capture only if a trick is possible.
  const captures = can("capture") && (!isHelped || isTrickOpen(view));
  if (mayChallenge(status, seat)) return captures ? ui.reviewOrCapture : ui.reviewOrDraw;
  if (!captures) return ui.drawNow;
  return isHelped ? ui.captureNow : ui.captureOrDraw;
}
