/** The Portuguese explanations of Stars & Bars' faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";
import { added } from "./wording";

export const pt = {
  faults: {
    "stars-and-bars.cover": [
      "A carta é diferente da de baixo em mais de duas formas: |ponha sobre outra mais parecida, ou em um lugar vazio.",
      ({ ways, most }) => `A carta é diferente da de baixo em ${ways} formas, e podem ser ${most}: |ponha sobre outra mais parecida, ou em um lugar vazio.`,
    ],
    "stars-and-bars.points": [
      "Esses não são os pontos: |compare a carta com cada vizinha descoberta.",
      (facts) =>
        `Não são ${facts.said} pontos: ${facts.beside.length === 1 ? "a carta vizinha dá" : `as ${facts.beside.length} cartas vizinhas dão`} ${added(facts)}${
          facts.bonus > 0 ? ` (${facts.bonus} são dos pilares)` : ""
        }.`,
    ],
    "stars-and-bars.total": [
      "A pontuação total está mal somada: é a de antes mais os pontos deste turno.",
      ({ before, points, right, said }) => `O total está mal somado: ${before} + ${points} = ${right}, não ${said}.`,
    ],
    "stars-and-bars.announce": "Faltam os pontos: |diga os do turno e a pontuação total antes de passar.",
  },
  missing: {
    place: "Você ainda não jogou carta: ponha uma, ou descarte se não couber em nenhum lugar.",
    score: "Falta anunciar: diga os pontos do turno e a pontuação total.",
  },
  stakes: {
    discarded: "essa carta se descarta e seus pontos não contam",
  },
} satisfies FaultWords<Facts, Missing, Stake>;
