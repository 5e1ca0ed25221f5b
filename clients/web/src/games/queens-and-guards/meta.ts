import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Reinas y Guardias", tag: "Tu Reina al trono y seis guardias alrededor; cuidado con las trampas" },
  en: { name: "Queens & Guards", tag: "Your Queen on the throne and six guards round her; beware of the traps" },
  art: "M24 4L42 14V34L24 44L6 34V14ZM16 29V18l4 5 4-7 4 7 4-5v11zM16 32h16",
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
