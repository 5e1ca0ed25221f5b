import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  kind: "classic",
  es: { name: "Damas", tag: "Salta, corona y sopla: que no se te escape ninguna captura" },
  en: { name: "Draughts", tag: "Jump, crown and huff: let no capture slip by" },
  own: ["touch", "move", "waive", "shout_time", "claim_draw", "ready"],
};
