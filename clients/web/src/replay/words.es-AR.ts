/** The words of a replay, in the Spanish of Argentina. */
import type { Overlay } from "../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  allGood: "Nadie dejó pasar una falta y ningún desafío falló.",
  kinds: { unhit: "El desafío no la acertó", failed: "Desafío que falló", right: "Desafío acertado" },
  said: {
    missed: (name: string) => `${name} cometió una falta y nadie la desafió.`,
    unhit: (name: string) => `${name} cometió una falta. La jugada se desafió, pero por otra cosa o tarde.`,
    failed: (name: string) => `${name} desafió, y esa falta no estaba.`,
    late: (name: string) => `${name} desafió algo que no se podía desafiar en ese momento.`,
    right: (name: string) => `${name} vio la falta y la desafió.`,
  },
} satisfies Overlay<typeof es>;
