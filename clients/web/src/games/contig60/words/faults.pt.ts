/** The Portuguese explanations of Contig 60's faults and missing parts, each with advice. */
import { figure, listed } from "../../../words/arithmetic";
import { notTrue } from "../../../words/sums.pt";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";
import { taken } from "./wording";

export const pt = {
  faults: {
    "contig60.sentence missing": "Falta a conta: |diga que conta dá o número coberto.",
    "contig60.sentence dice": [
      "A conta não usa os números dos dados: |use os três, uma vez cada um.",
      ({ used, dice, wrong }) =>
        `A conta usa ${listed("pt", used)}; os dados são ${listed("pt", dice)}: |use os três, uma vez cada um.|${
          wrong === null ? "" : ` Além disso, ${notTrue(wrong)}.`
        }`,
    ],
    "contig60.sentence value": [
      "A conta não dá o que diz: |calcule de novo.",
      ({ wrong }) => (wrong === null ? "A conta não dá o que diz." : `${notTrue(wrong)}: |calcule de novo.`),
    ],
    "contig60.sentence cell": [
      "A conta está certa, mas não dá o número coberto: |procure outra que dê esse número.",
      ({ result, cell }) => `A conta dá ${result}, e a ficha está no ${cell}: |procure uma conta que dê ${cell}.`,
    ],
    "contig60.sentence unreachable": [
      "Com esses dados não há conta que dê esse número: |escolha outro.",
      ({ dice, cell }) => `Com ${listed("pt", dice)} não há conta que dê ${cell}: |escolha outro número.`,
    ],
    "contig60.score missing": "Falta a pontuação: |desconte os pontos desta ficha e diga quanto fica.",
    "contig60.score value": [
      "A pontuação não é a que fica: |desconte um ponto por ficha vizinha, e dois numa captura.",
      (facts) =>
        `${facts.touching === 1 ? "Toca 1 ficha vizinha" : `Toca ${facts.touching} fichas vizinhas`}${
          facts.factor > 1 ? ", e numa captura cada uma vale dois" : ""
        }: ${taken(facts)}, não ${figure(facts.said)}.`,
    ],
    "contig60.goal row": "Essas cinco casas não formam uma linha: |escolha cinco seguidas e em linha reta.",
    "contig60.goal color": "Nessa linha há casas sem ficha de quem declarou: as cinco têm que ser do mesmo jogador.",
    "contig60.goal total": ["Ainda não chegou a zero: a vitória vale com zero ou menos.", ({ own }) => `A pontuação é ${figure(own)}: a vitória vale com zero ou menos.`],
    "contig60.goal lead": [
      "A pontuação chegou a zero, mas com menos de três pontos de vantagem: |continue jogando.",
      ({ own, other, lead }) => `Está ${figure(own)} a ${figure(other)}: é preciso ter ${lead} pontos de vantagem. O jogo continua.`,
    ],
  },
  missing: {
    roll: "Você ainda não lançou: lance os dados antes de passar.",
    announce: "Falta a sua conta: diga como você chega ao seu número.",
    score: "Falta a sua pontuação: diga quanto resta.",
  },
  stakes: {
    undone_points: "a jogada é desfeita e você baixa 2 pontos por regra quebrada (aqui baixar é bom)",
  },
} satisfies FaultWords<Facts, Missing, Stake>;
