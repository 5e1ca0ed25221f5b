/** The Portuguese explanations of Fab-A-Diffy's faults and missing parts, each with advice. */
import { listed } from "../../../words/arithmetic";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const pt = {
  faults: {
    "fab-a-diffy.sentence missing": "Falta a conta: |diga a soma ou a subtração das duas tiras e a amostra.",
    "fab-a-diffy.sentence strips": [
      "A conta não usa as três tiras: |use as duas que tocou e a amostra, uma vez cada uma.",
      ({ said, strips }) => `A conta usa ${listed("pt", said)}, e as tiras são ${listed("pt", strips)}: |diga todas, uma vez cada uma.`,
    ],
    "fab-a-diffy.sentence false": [
      "A conta está errada: |tente mudar a ordem, ou subtrair em vez de somar.",
      ({ expression, said, right }) => `${expression} é ${right}, não ${said}: |tente mudar a ordem, ou subtrair em vez de somar.`,
    ],
    "fab-a-diffy.equivalent": [
      "Esse nome não serve: |chame as tiras com meios, terços, quartos, sextos ou doze avos.",
      ({ name, parts }) => `“${name}” não serve: as tiras se dividem em ${listed("pt", parts)}. Use um desses nomes.`,
    ],
    "fab-a-diffy.order untouched": [
      "Uma tira foi pega sem tocar nela: |toque nas duas antes de dizer a conta.",
      ({ strips }) =>
        `Uma tira foi pega sem tocar nela: ${strips.length === 0 ? "nenhuma foi tocada" : `só foi tocada ${listed("pt", strips)}`}. |Toque nas duas antes de dizer a conta.`,
    ],
    "fab-a-diffy.order missing": "A vaza foi levada sem dizer a conta: |diga primeiro.",
    "fab-a-diffy.order early": [
      "Ainda não foram tocadas duas tiras: |toque na que falta e depois diga a conta.",
      ({ strips }) =>
        `${strips.length === 0 ? "Ainda nenhuma foi tocada tira" : `Só foi tocada ${listed("pt", strips)}`}: |toque na que falta e depois diga a conta.`,
    ],
    "fab-a-diffy.touch unused": [
      "Tira tocada, tira pega: já foram tocadas duas, e a vaza é feita com elas.",
      ({ strips }) => `Tira tocada, tira pega: foram tocadas ${listed("pt", strips)}, e a vaza é feita com duas.`,
    ],
    "fab-a-diffy.touch sample_left": "Uma tira foi tocada e a amostra ficou: |faça a vaza, ou devolva a amostra se não for possível.",
    "fab-a-diffy.touch usable": [
      "Com as tiras tocadas há uma vaza, então a amostra não volta: |procure a conta.",
      ({ strips }) => `Com ${listed("pt", strips)} há uma vaza, então a amostra não volta: |procure a conta.`,
    ],
  },
  missing: {
    draw_sample: "Ainda não há amostra: pegue uma tira para a amostra.",
    take: "Você tocou uma tira: diga a conta e leve a vaza.",
    retire_sample: "Se com ela não sai nenhuma vaza, devolva a amostra.",
  },
  stakes: {
    trick: "esse trio passa a ser seu",
    extra_turn: "o outro perde a próxima vez",
  },
} satisfies FaultWords<Facts, Missing, Stake>;
