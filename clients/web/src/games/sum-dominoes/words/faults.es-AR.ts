/** The explanations of Sum Dominoes & Dice's faults and missing parts with advice, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const esAR = {
  faults: {
    "sum-dominoes.match-1 contact": [
      "La ficha tiene que tocar una sola cara de otra: ni ninguna ni varias. |Buscale otro lugar.",
      ({ faces }) =>
        `La ficha ${faces === 0 ? "no toca ninguna cara" : faces === 1 ? "toca 1 cara" : `toca ${faces} caras`} de otra, y tiene que tocar una sola en la primera parte: |buscale otro lugar.`,
    ],
    "sum-dominoes.match-1 sum": [
      "Las dos caras que se tocan no dan la suma de la primera parte: |probá otra ficha u otro lugar.",
      ({ got, total }) =>
        `Las dos caras que se tocan suman ${got}, y tienen que sumar ${total}, la suma escrita: |probá otra ficha u otro lugar.`,
    ],
    "sum-dominoes.unplaced-1": [
      "Hay una ficha en la mano que da la suma escrita: |buscala y colocala antes de seguir.",
      ({ total }) => `Hay una ficha en la mano que da ${total}, la suma escrita: hay que colocarla antes de seguir.`,
    ],
    "sum-dominoes.match-2 contact": [
      "En la segunda parte también se toca una sola cara: ni ninguna ni varias. |Buscale otro lugar.",
      ({ faces }) =>
        `La ficha ${faces === 0 ? "no toca ninguna cara" : faces === 1 ? "toca 1 cara" : `toca ${faces} caras`} de otra, y tiene que tocar una sola también en la segunda parte: |buscale otro lugar.`,
    ],
    "sum-dominoes.match-2 sum": [
      "Las dos caras que se tocan no dan la suma de los dados: |probá otra ficha u otro lugar.",
      ({ got, total }) =>
        `Las dos caras que se tocan suman ${got}, y tienen que sumar ${total}, la de los dados del turno: |probá otra ficha u otro lugar.`,
    ],
    "sum-dominoes.unplaced-2": [
      "Hay una ficha en la mano que da la suma de los dados: |buscala y colocala antes de seguir.",
      ({ total }) => `Hay una ficha en la mano que da ${total}, la suma de los dados: hay que colocarla antes de seguir.`,
    ],
    "sum-dominoes.sum": [
      "Esa no es la suma de los dados: |sumalos otra vez y escribila.",
      ({ dice, said, right }) => `${dice.join(" + ")} = ${right}, no ${said}: |escribí esa suma.`,
    ],
    "sum-dominoes.second-part": "Faltó la segunda parte: |lanzá los dados, escribí la suma y colocá otra ficha si podés.",
  },
  missing: {
    roll: "Falta la segunda parte: lanzá los dados.",
    write_sum: "Falta la suma: escribí la de los tres dados.",
    draw: "Falta tomar una ficha del banco: tomala antes de pasar.",
  },
  stakes: {
    infraction_tile: "recibís una ficha de infracción, pero no perdés el turno",
    infraction_tile_result: "recibís una ficha de infracción, que cuenta para el resultado",
    gives_tile: "el otro recibe una ficha de infracción, y no perdés el turno",
    reroll: "el otro recibe una ficha de infracción y podés volver a lanzar",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;
