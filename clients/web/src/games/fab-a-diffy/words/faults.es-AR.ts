/** The explanations of Fab-A-Diffy's faults and missing parts with advice, in the Spanish of Argentina. */
import { listed } from "../../../words/arithmetic";
import type { Overlay } from "../../../words/catalogue";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const esAR = {
  faults: {
    "fab-a-diffy.sentence missing": "Falta la cuenta: |decí la suma o la resta de las dos tiras y la muestra.",
    "fab-a-diffy.sentence strips": [
      "La cuenta no usa las tres tiras: |usá las dos que tocaste y la muestra, una vez cada una.",
      ({ said, strips }) =>
        `La cuenta usa ${listed("es", said)}, y las tiras son ${listed("es", strips)}: |nombralas todas, una vez cada una.`,
    ],
    "fab-a-diffy.sentence false": [
      "La cuenta no es cierta: |probá a cambiar el orden, o a restar en vez de sumar.",
      ({ expression, said, right }) =>
        `${expression} es ${right}, no ${said}: |probá a cambiar el orden, o a restar en vez de sumar.`,
    ],
    "fab-a-diffy.equivalent": [
      "Ese nombre no sirve: |nombrá las tiras con medios, tercios, cuartos, sextos o doceavos.",
      ({ name, parts }) => `«${name}» no sirve: las tiras se parten en ${listed("es", parts)}.`,
    ],
    "fab-a-diffy.order untouched": [
      "Se toma una tira sin tocarla: |tocá las dos antes de decir la cuenta.",
      ({ strips }) =>
        `Se toma una tira sin tocarla: ${strips.length === 0 ? "no se tocó ninguna" : `solo se tocó ${listed("es", strips)}`}. |Tocá las dos antes de decir la cuenta.`,
    ],
    "fab-a-diffy.order missing": "Se toma el trío sin decir la cuenta: |decila primero.",
    "fab-a-diffy.order early": [
      "Todavía no se tocaron dos tiras: |tocá la que falta y después decí la cuenta.",
      ({ strips }) =>
        `${strips.length === 0 ? "Todavía no se tocó ninguna tira" : `Solo se tocó ${listed("es", strips)}`}: |tocá la que falta y después decí la cuenta.`,
    ],
    "fab-a-diffy.touch sample_left": "Se tocó una tira y se dejó la muestra: |hacé el trío, o devolvé la muestra si no se puede.",
    "fab-a-diffy.touch usable": [
      "Con lo que se tocó hay un trío, así que la muestra no se devuelve: |buscá la cuenta.",
      ({ strips }) => `Con ${listed("es", strips)} hay un trío, así que la muestra no se devuelve: |buscá la cuenta.`,
    ],
  },
  missing: {
    draw_sample: "Todavía no hay muestra: tomá una tira para la muestra.",
    take: "Tocaste una tira: decí la cuenta y tomá el trío.",
    retire_sample: "Si con ella no sale ningún trío, devolvé la muestra.",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;
