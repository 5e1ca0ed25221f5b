/** What was wrong and what can be done, a sentence for each fault and each missing part, for Fab-A-Diffy. Spanish first. */
import { listed } from "../../words/arithmetic";
import type { FaultWords } from "../contract";
import type { Facts, Missing } from "./declared";

export const es: FaultWords<Facts, Missing> = {
  faults: {
    "fab-a-diffy.sentence missing": "Falta la oración: di la suma o la resta de las dos tiras y la muestra.",
    "fab-a-diffy.sentence strips": [
      "La oración no usa las tres tiras: usa las dos que tocaste y la muestra, una vez cada una.",
      ({ said, strips }) =>
        `La oración usa ${listed("es", said)}, y las tiras son ${listed("es", strips)}: nómbralas todas, una vez cada una.`,
    ],
    "fab-a-diffy.sentence false": [
      "La cuenta de la oración no es cierta: prueba a cambiar el orden, o a restar en vez de sumar.",
      ({ expression, said, right }) =>
        `${expression} es ${right}, no ${said}: prueba a cambiar el orden, o a restar en vez de sumar.`,
    ],
    "fab-a-diffy.equivalent": [
      "Ese nombre no sirve: nombra las tiras con medios, tercios, cuartos, sextos o doceavos.",
      ({ name, parts }) => `«${name}» no sirve: las tiras se parten en ${listed("es", parts)}.`,
    ],
    "fab-a-diffy.order untouched": [
      "Tomas una tira que no tocaste: toca las dos antes de decir la oración.",
      ({ strips }) =>
        `Se toma una tira sin tocarla: ${strips.length === 0 ? "no se tocó ninguna" : `solo se tocó ${listed("es", strips)}`}. Toca las dos antes de decir la oración.`,
    ],
    "fab-a-diffy.order missing": "Tomas el truco sin decir la oración: dila primero.",
    "fab-a-diffy.order early": [
      "Todavía no tocaste dos tiras: toca la que falta y después di la oración.",
      ({ strips }) =>
        `${strips.length === 0 ? "Todavía no se tocó ninguna tira" : `Solo se tocó ${listed("es", strips)}`}: toca la que falta y después di la oración.`,
    ],
    "fab-a-diffy.touch unused": [
      "Tira tocada, tira tomada: ya tocaste dos, y el truco se hace con ellas.",
      ({ strips }) => `Tira tocada, tira tomada: se tocaron ${listed("es", strips)}, y el truco se hace con dos.`,
    ],
    "fab-a-diffy.touch sample_left": "Tocaste una tira y dejaste la muestra: haz el truco, o devuelve la muestra si no se puede.",
    "fab-a-diffy.touch usable": [
      "Con lo que tocaste hay un truco, así que la muestra no se devuelve: busca la oración.",
      ({ strips }) => `Con ${listed("es", strips)} hay un truco, así que la muestra no se devuelve: busca la oración.`,
    ],
  },
  missing: {
    draw_sample: "Todavía no hay muestra: toma una tira para la muestra.",
    take: "Tocaste una tira: di la oración y toma el truco.",
    retire_sample: "Si con ella no sale ningún truco, devuelve la muestra.",
  },
  cost: { own: "pierdes este turno", away: "pierdes tu próximo turno", result: "el resultado queda como está", right: "la jugada se deshace" },
};

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "fab-a-diffy.sentence missing": "The sentence is missing: say the sum or the difference of the two strips and the sample.",
    "fab-a-diffy.sentence strips": [
      "The sentence does not use the three strips: use the two that you touched and the sample, once each.",
      ({ said, strips }) =>
        `The sentence uses ${listed("en", said)}, and the strips are ${listed("en", strips)}: name them all, once each.`,
    ],
    "fab-a-diffy.sentence false": [
      "The sentence is not true: try another order, or a difference instead of a sum.",
      ({ expression, said, right }) =>
        `${expression} is ${right}, not ${said}: try another order, or a difference instead of a sum.`,
    ],
    "fab-a-diffy.equivalent": [
      "That name does not do: name the strips in halves, thirds, fourths, sixths or twelfths.",
      ({ name, parts }) => `“${name}” does not do: strips are divided into ${listed("en", parts)}.`,
    ],
    "fab-a-diffy.order untouched": [
      "You take a strip that you did not touch: touch both before you say the sentence.",
      ({ strips }) =>
        `A strip is taken untouched: ${strips.length === 0 ? "none was touched" : `only ${listed("en", strips)} was touched`}. Touch both before you say the sentence.`,
    ],
    "fab-a-diffy.order missing": "You take the trick without a sentence: say it first.",
    "fab-a-diffy.order early": [
      "You have not touched two strips yet: touch the other one, then say the sentence.",
      ({ strips }) =>
        `${strips.length === 0 ? "No strip was touched" : `Only ${listed("en", strips)} was touched`}: touch the other one, then say the sentence.`,
    ],
    "fab-a-diffy.touch unused": [
      "A touched strip is taken: you have touched two, and the trick is made with them.",
      ({ strips }) => `A touched strip is taken: ${listed("en", strips)} were touched, and a trick is made with two.`,
    ],
    "fab-a-diffy.touch sample_left": "You touched a strip and left the sample: make the trick, or put the sample back if you cannot.",
    "fab-a-diffy.touch usable": [
      "There is a trick with what you touched, so the sample is not put back: look for the sentence.",
      ({ strips }) => `There is a trick with ${listed("en", strips)}, so the sample is not put back: look for the sentence.`,
    ],
  },
  missing: {
    draw_sample: "There is no sample yet: draw a strip for it.",
    take: "You touched a strip: say the sentence and take the trick.",
    retire_sample: "If it makes no trick, put the sample back.",
  },
  cost: { own: "you lose this turn", away: "you lose your next turn", result: "the result stays", right: "the play is undone" },
};
