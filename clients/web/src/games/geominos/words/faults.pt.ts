/** The Portuguese explanations of Geominos' faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const pt = {
  faults: {
    "geominos.coincidencia": "A peça não toca por um lado nenhum número igual: |gire, vire ou procure outro lugar.",
    "geominos.puntos": [
      "Esses não são os pontos: |some as seções que estão em casas claras, sem a do centro.",
      ({ said, right, dots }) =>
        `Em casas claras ${dots.length === 0 ? "não há nenhuma seção: são 0" : dots.length === 1 ? `há uma seção de ${dots[0]}: são ${right}` : `há ${dots.join(" + ")} = ${right}`}, não ${said}.`,
    ],
    "geominos.total": [
      "O total está mal somado: é o de antes mais os pontos deste turno.",
      ({ before, points, right, said }) => `O total está mal somado: ${before} + ${points} = ${right}, não ${said}.`,
    ],
  },
  missing: {
    place: "Você ainda não pôs peça: ponha uma antes de passar.",
    announce: "Falta anotar: escreva os pontos e o total.",
  },
  stakes: {
    tile_back: "a peça volta à mão dele e custa pontos",
    corrected: "a conta se corrige",
  },
} satisfies FaultWords<Facts, Missing, Stake>;
