/** What was wrong and what can be done, a sentence for each fault and each missing part, for FIAR. Spanish first. */
import { relocationWords } from "../../board/relocation_words";
import type { FaultWords } from "../contract";
import type { Facts, Missing } from "./declared";

export const es: FaultWords<Facts, Missing> = {
  faults: {
    "fiar.route jump": relocationWords.es.routes.jump,
    "fiar.route yellow": relocationWords.es.routes.yellow,
    "fiar.route off_line": relocationWords.es.routes.off_line,
    "fiar.piece-placed": "Esa ficha ya se soltó en este turno y se queda ahí: pasa la banderilla.",
    "fiar.move-it-use-it": "Ya jugaste otra ficha en este turno, y solo se juega una: pasa la banderilla.",
    "fiar.win-path few": [
      "Son muy pocos círculos: señala cuatro o más, todos diferentes.",
      ({ circles, least }) => `Son ${circles} círculos diferentes: señala ${least} o más.`,
    ],
    "fiar.win-path empty": "Uno de esos círculos está vacío: señala solo círculos con ficha.",
    "fiar.win-path mixed": "Hay fichas de los dos colores: tienen que ser todas del mismo.",
    "fiar.win-path line": "Los círculos no están en una misma recta: sigue una sola línea.",
    "fiar.win-path yellow": "Esos círculos quedan a los dos lados del área amarilla: el trayecto no la cruza.",
    "fiar.win-path between": "Hay una ficha del otro color en medio: así no es un trayecto ganador. Busca otro.",
    "fiar.win-path extinguished": "Un extinguidor del otro color está unido a una de esas fichas: busca otro trayecto, o apártate de él.",
    "fiar.win-relocated": "Ese trayecto salió de la ficha recolocada: con ella no se gana en este turno. Sigue jugando.",
  },
  missing: { place: "Todavía no pusiste: pon una ficha antes de pasar.", move: "Todavía no moviste: mueve una ficha antes de pasar." },
  cost: { own: "pierdes este turno", result: "la victoria queda confirmada", right: "recolocas la ficha en un círculo que elijas", then: "Quien retó recoloca la ficha, o se deshace la victoria." },
};

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "fiar.route jump": relocationWords.en.routes.jump,
    "fiar.route yellow": relocationWords.en.routes.yellow,
    "fiar.route off_line": relocationWords.en.routes.off_line,
    "fiar.piece-placed": "That chip was let go in this turn and stays there: pass the flag.",
    "fiar.move-it-use-it": "You have played another chip in this turn, and only one is played: pass the flag.",
    "fiar.win-path few": [
      "Those are too few circles: point out four or more, all different.",
      ({ circles, least }) => `Those are ${circles} different circles: point out ${least} or more.`,
    ],
    "fiar.win-path empty": "One of those circles is empty: point out only circles with a chip.",
    "fiar.win-path mixed": "There are chips of both colours: all must be of one colour.",
    "fiar.win-path line": "The circles are not on one line: follow a single one.",
    "fiar.win-path yellow": "Those circles lie on both sides of the yellow area: a path does not cross it.",
    "fiar.win-path between": "A chip of the other colour is between them: that is no winning path. Look for another.",
    "fiar.win-path extinguished": "An extinguisher of the other colour is joined to one of those chips: look for another path, or move away from it.",
    "fiar.win-relocated": "That path came from the relocated chip: it does not win in this turn. Play on.",
  },
  missing: { place: "You have placed nothing yet: place a chip before you pass.", move: "You have not moved yet: move a chip before you pass." },
  cost: { own: "you lose this turn", result: "the win is confirmed", right: "you relocate the chip to a circle of your choice", then: "The challenger relocates the chip, or the win is undone." },
};
