import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  kind: "cards",
  es: { name: "Truco", tag: "Flor, envido y truco, de dos a ocho, con señas y cantos" },
  en: { name: "Truco", tag: "Flor, envido and truco for two to eight, with signs and calls" },
  own: ["cut", "discard", "say", "play", "declare", "mazo", "signal", "look", "accept"],
};
