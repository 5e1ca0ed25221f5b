/** The explanations of FIAR's faults and missing parts with advice, in the Spanish of Argentina. */
import { esAR as relocationWords } from "../../../board/circles/relocation_words.es-AR";
import type { Overlay } from "../../../words/catalogue";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const esAR = {
  faults: {
    "fiar.route jump": relocationWords.routes.jump,
    "fiar.route yellow": relocationWords.routes.yellow,
    "fiar.route off_line": relocationWords.routes.off_line,
    "fiar.piece-placed": "Esa ficha ya se soltó en este turno y se queda ahí: |pasá la banderilla.",
    "fiar.move-it-use-it": "Ya se jugó otra ficha en este turno, y solo se juega una: |pasá la banderilla.",
    "fiar.win-path few": [
      "Son muy pocos círculos: |señalá cuatro o más, todos diferentes.",
      ({ circles, least }) => `Son ${circles} círculos diferentes: |señalá ${least} o más.`,
    ],
    "fiar.win-path empty": "Uno de esos círculos está vacío: |señalá solo círculos con ficha.",
    "fiar.win-path line": "Los círculos no están en una misma recta: |seguí una sola línea.",
    "fiar.win-path between": "Hay una ficha del otro color en medio: así no es un trayecto ganador. |Buscá otro.",
    "fiar.win-path extinguished": "Un extinguidor del otro color está unido a una de esas fichas: |buscá otro trayecto, o apartate de él.",
    "fiar.win-relocated": "Ese trayecto salió de la ficha recolocada: con ella no se gana en este turno. |Seguí jugando.",
  },
  missing: { place: "Todavía no pusiste: poné una ficha.", move: "Todavía no moviste: mové una ficha antes de pasar." },
  stakes: {
    relocate: "recolocás cualquier ficha del otro en un círculo vacío",
    void_relocate: "la victoria no vale y recolocás cualquier ficha del otro en un círculo vacío",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;
