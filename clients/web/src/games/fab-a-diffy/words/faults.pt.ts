/** What was wrong and what can be done, a sentence for each fault and each missing part, for Fab-A-Diffy. In Portuguese. */
import { listed } from "../../../words/arithmetic";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const pt = {
  faults: {
    "fab-a-diffy.sentence missing": "Falta a sentença: |diga a soma ou a subtração das duas tiras e a amostra.",
    "fab-a-diffy.sentence strips": [
      "A sentença não usa as três tiras: |use as duas que tocou e a amostra, uma vez cada uma.",
      ({ said, strips }) => `A sentença usa ${listed("pt", said)}, e as tiras são ${listed("pt", strips)}: |diga todas, uma vez cada uma.`,
    ],
    "fab-a-diffy.sentence false": [
      "A conta da sentença não é certa: |tente mudar a ordem, ou subtrair em vez de somar.",
      ({ expression, said, right }) => `${expression} é ${right}, não ${said}: |tente mudar a ordem, ou subtrair em vez de somar.`,
    ],
    "fab-a-diffy.equivalent": [
      "Esse nome não serve: |chame as tiras com meios, terços, quartos, sextos ou doze avos.",
      ({ name, parts }) => `“${name}” não serve: as tiras se partem em ${listed("pt", parts)}. Use um desses nomes.`,
    ],
    "fab-a-diffy.order untouched": [
      "Pega-se uma tira sem tocá-la: |toque as duas antes de dizer a sentença.",
      ({ strips }) =>
        `Pega-se uma tira sem tocá-la: ${strips.length === 0 ? "não se tocou nenhuma" : `só se tocou ${listed("pt", strips)}`}. |Toque as duas antes de dizer a sentença.`,
    ],
    "fab-a-diffy.order missing": "Leva-se a vaza sem dizer a sentença: |diga primeiro.",
    "fab-a-diffy.order early": [
      "Ainda não se tocaram duas tiras: |toque a que falta e depois diga a sentença.",
      ({ strips }) =>
        `${strips.length === 0 ? "Ainda não se tocou nenhuma tira" : `Só se tocou ${listed("pt", strips)}`}: |toque a que falta e depois diga a sentença.`,
    ],
    "fab-a-diffy.touch unused": [
      "Tira tocada, tira pega: já se tocaram duas, e a vaza se faz com elas.",
      ({ strips }) => `Tira tocada, tira pega: tocaram-se ${listed("pt", strips)}, e a vaza se faz com duas.`,
    ],
    "fab-a-diffy.touch sample_left": "Tocou-se uma tira e deixou-se a amostra: |faça a vaza, ou devolva a amostra se não for possível.",
    "fab-a-diffy.touch usable": [
      "Com o que se tocou há uma vaza, então a amostra não se devolve: |procure a sentença.",
      ({ strips }) => `Com ${listed("pt", strips)} há uma vaza, então a amostra não se devolve: |procure a sentença.`,
    ],
  },
  missing: {
    draw_sample: "Ainda não há amostra: pegue uma tira para a amostra.",
    take: "Você tocou uma tira: diga a sentença e leve a vaza.",
    retire_sample: "Se com ela não sai nenhuma vaza, devolva a amostra.",
  },
  stakes: {
    trick: "esse trio passa a ser seu",
    extra_turn: "o outro perde o próximo turno",
  },
} satisfies FaultWords<Facts, Missing, Stake>;
