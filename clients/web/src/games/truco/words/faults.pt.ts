/** The Portuguese explanations of Truco's faults, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const pt = {
  faults: {
    "truco.flor-callada": "Quem tem flor deve cantar, e ninguém cantou: |cante antes de jogar ou de cantar outra coisa.",
    "truco.flor-sin-tener": "Não há flor: é preciso ter três cartas do mesmo naipe. |Cante outra coisa.",
    "truco.flor-mal-cantada": [
      "Esses não são os pontos da flor: 20 mais as três cartas; as figuras valem 0. |Conte de novo.",
      ({ said, right }) =>
        `Foi cantado ${said} de flor${right === null ? ", e não é o que dizem as cartas" : `, e são ${right}`}: 20 mais as três cartas; as figuras valem 0.`,
    ],
    "truco.envido-mal-cantado": [
      "Esses não são os pontos do envido: duas do mesmo naipe valem 20 mais seus pontos; as figuras valem 0.",
      ({ said, right }) =>
        `Foi cantado ${said} de envido${right === null ? ", e não é o que dizem as cartas" : `, e é ${right}`}: duas do mesmo naipe valem 20 mais seus pontos; as figuras valem 0.`,
    ],
    "truco.entrometerse": "No pica-pica só falam os dois que jogam: |espere a sua vez.",
    "truco.palabras": "A palavra tem que ser exata, sem diminutivos: |use o botão, ou diga como é.",
  },
  missing: {},
  stakes: {
    flor_points: "seu lado ganha os pontos da mão e os da flor calada",
    points_taken: "seu lado ganha os pontos da mão",
    envido_points: "seu lado ganha os pontos do envido",
    sung_points: "seu lado ganha os pontos da flor",
    fine: "seu lado ganha os pontos da multa",
    false_flor: "o outro lado ganha os pontos da flor pedida sem razão, e você não leva uma falta",
  },
} satisfies FaultWords<Facts, Missing, Stake>;
