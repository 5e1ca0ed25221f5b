/** The Spanish explanations of FIAR's faults and missing parts, each with advice. */
import { es as relocationWords } from "../../../board/circles/relocation_words.es";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const es: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "fiar.route jump": relocationWords.routes.jump,
    "fiar.route yellow": relocationWords.routes.yellow,
    "fiar.route off_line": relocationWords.routes.off_line,
    "fiar.piece-placed": "Esa ficha ya se soltó en este turno y se queda ahí: |pasa la banderilla.",
    "fiar.move-it-use-it": "Ya se jugó otra ficha en este turno, y solo se juega una: |pasa la banderilla.",
    "fiar.win-path few": [
      "Son muy pocos círculos: |señala cuatro o más, todos diferentes.",
      ({ circles, least }) => `Son ${circles} círculos diferentes: |señala ${least} o más.`,
    ],
    "fiar.win-path empty": "Uno de esos círculos está vacío: |señala solo círculos con ficha.",
    "fiar.win-path mixed": "Hay fichas de los dos colores: tienen que ser todas del mismo.",
    "fiar.win-path line": "Los círculos no están en una misma recta: |sigue una sola línea.",
    "fiar.win-path yellow": "Esos círculos quedan a los dos lados del área amarilla: el trayecto no la cruza.",
    "fiar.win-path between": "Hay una ficha del otro color en medio: así no es un trayecto ganador. |Busca otro.",
    "fiar.win-path extinguished": "Un extinguidor del otro color está unido a una de esas fichas: |busca otro trayecto, o apártate de él.",
    "fiar.win-relocated": "Ese trayecto salió de la ficha recolocada: con ella no se gana en este turno. |Sigue jugando.",
  },
  missing: { place: "Todavía no pusiste: pon una ficha.", move: "Todavía no moviste: mueve una ficha antes de pasar." },
  stakes: {
    relocate: "recolocas cualquier ficha del otro en un círculo vacío",
    void_relocate: "la victoria no vale y recolocas cualquier ficha del otro en un círculo vacío",
    void_draw: "la victoria no vale y el juego termina en empate",
  },
};
