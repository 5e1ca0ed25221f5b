import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  kind: "classic",
  es: { name: "Damas", tag: "Salta, corona y sopla: que no se te escape ninguna captura" },
  en: { name: "Draughts", tag: "Jump, crown and huff: let no capture slip by" },
  art: "M14 12h20c4 0 7 3 7 6v4c0 3-3 6-7 6H14c-4 0-7-3-7-6v-4c0-3 3-6 7-6zM7 28c1 3 4 4 7 4h20c3 0 6-1 7-4v4c0 4-3 6-7 6H14c-4 0-7-2-7-6zM15 20l4-3 5 3 5-3 4 3-2 4H17z",
  own: ["touch", "move", "waive", "shout_time", "claim_draw", "ready"],
};
