/** The Spanish explanations of Fab-A-Diffy's faults and missing parts, each with advice. */
import { listed } from "../../../words/arithmetic";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const es: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "fab-a-diffy.sentence missing": "Falta la cuenta: |di la suma o la resta de las dos tiras y la muestra.",
    "fab-a-diffy.sentence strips": [
      "La cuenta no usa las tres tiras: |usa las dos que tocaste y la muestra, una vez cada una.",
      ({ said, strips }) =>
        `La cuenta usa ${listed("es", said)}, y las tiras son ${listed("es", strips)}: |nómbralas todas, una vez cada una.`,
    ],
    "fab-a-diffy.sentence false": [
      "La cuenta no es cierta: |prueba a cambiar el orden, o a restar en vez de sumar.",
      ({ expression, said, right }) =>
        `${expression} es ${right}, no ${said}: |prueba a cambiar el orden, o a restar en vez de sumar.`,
    ],
    "fab-a-diffy.equivalent": [
      "Ese nombre no sirve: |nombra las tiras con medios, tercios, cuartos, sextos o doceavos.",
      ({ name, parts }) => `«${name}» no sirve: las tiras se parten en ${listed("es", parts)}.`,
    ],
    "fab-a-diffy.order untouched": [
      "Se toma una tira sin tocarla: |toca las dos antes de decir la cuenta.",
      ({ strips }) =>
        `Se toma una tira sin tocarla: ${strips.length === 0 ? "no se tocó ninguna" : `solo se tocó ${listed("es", strips)}`}. |Toca las dos antes de decir la cuenta.`,
    ],
    "fab-a-diffy.order missing": "Se toma el trío sin decir la cuenta: |dila primero.",
    "fab-a-diffy.order early": [
      "Todavía no se tocaron dos tiras: |toca la que falta y después di la cuenta.",
      ({ strips }) =>
        `${strips.length === 0 ? "Todavía no se tocó ninguna tira" : `Solo se tocó ${listed("es", strips)}`}: |toca la que falta y después di la cuenta.`,
    ],
    "fab-a-diffy.touch unused": [
      "Tira tocada, tira tomada: ya se tocaron dos, y el trío se hace con ellas.",
      ({ strips }) => `Tira tocada, tira tomada: se tocaron ${listed("es", strips)}, y el trío se hace con dos.`,
    ],
    "fab-a-diffy.touch sample_left": "Se tocó una tira y se dejó la muestra: |haz el trío, o devuelve la muestra si no se puede.",
    "fab-a-diffy.touch usable": [
      "Con lo que se tocó hay un trío, así que la muestra no se devuelve: |busca la cuenta.",
      ({ strips }) => `Con ${listed("es", strips)} hay un trío, así que la muestra no se devuelve: |busca la cuenta.`,
    ],
  },
  missing: {
    draw_sample: "Todavía no hay muestra: toma una tira para la muestra.",
    take: "Tocaste una tira: di la cuenta y toma el trío.",
    retire_sample: "Si con ella no sale ningún trío, devuelve la muestra.",
  },
  stakes: {
    trick: "ese trío pasa a ser tuyo",
    extra_turn: "el otro pierde su próximo turno",
  },
};
