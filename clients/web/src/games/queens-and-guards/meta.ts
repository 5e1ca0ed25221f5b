import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Reinas y Guardias", tag: "Tu Reina al trono y seis guardias alrededor; cuidado con las trampas" },
  en: { name: "Queens & Guards", tag: "Your Queen on the throne and six guards round her; beware of the traps" },
  own: [
    "start_call",
    "start_pick",
    "select",
    "move",
    "announce_trap",
    "declare_win",
    "pass_flag",
    "banish",
    "waive_banish",
  ],
};
