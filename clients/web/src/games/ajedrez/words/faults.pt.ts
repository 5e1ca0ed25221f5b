/** The Portuguese explanations of Ajedrez's faults and missing parts, each with advice. */
import { listed } from "../../../words/arithmetic";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

const WHY = {
  movement: "essa peça não se move assim",
  stays_in_check: "o rei continua em xeque",
  into_check: "o rei fica em xeque",
};

export const pt = {
  faults: {
    "ajedrez.illegal-move": [
      "Esse lance é ilegal: a peça não chega ali, ou o rei fica em xeque. |Faça outro.",
      ({ why }) => `Esse lance é ilegal: ${WHY[why]}. |Faça outro.`,
    ],
    "ajedrez.touch-move": [
      "Peça tocada, peça jogada: |mova a que tocou, ou capture a que tocou, se for possível.",
      ({ squares }) =>
        squares.length === 0
          ? "Peça tocada, peça jogada: |mova a que tocou."
          : `Peça tocada, peça jogada: foi tocada ${listed("pt", squares)}, e é essa que se move ou é capturada, se for possível.`,
    ],
    "ajedrez.offer moment": "O empate é oferecido depois de mover e antes de acionar o relógio: |espere esse momento.",
    "ajedrez.offer persistent": "O empate já foi oferecido várias vezes seguidas: |espere o outro oferecer.",
    "ajedrez.claim-repetition": "A posição ainda não apareceu três vezes: |continue jogando.",
    "ajedrez.claim-fifty": "Não passaram cinquenta lances sem captura nem lance de peão: |continue jogando.",
  },
  missing: { move: "Primeiro mova, depois acione o relógio." },
  stakes: {
    undone_time: "o lance é desfeito e você pode ganhar tempo",
    warned: "o outro recebe uma advertência",
    annulled: "a partida é anulada",
  },
} satisfies FaultWords<Facts, Missing, Stake>;
