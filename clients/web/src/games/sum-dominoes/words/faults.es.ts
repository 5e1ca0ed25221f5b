/** The Spanish explanations of Sum Dominoes & Dice's faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const es: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "sum-dominoes.match-1 contact": [
      "La ficha tiene que tocar una sola cara de otra: ni ninguna ni varias. |Búscale otro lugar.",
      ({ faces }) =>
        `La ficha ${faces === 0 ? "no toca ninguna cara" : faces === 1 ? "toca 1 cara" : `toca ${faces} caras`} de otra, y tiene que tocar una sola en la primera parte: |búscale otro lugar.`,
    ],
    "sum-dominoes.match-1 sum": [
      "Las dos caras que se tocan no dan la suma de la primera parte: |prueba otra ficha u otro lugar.",
      ({ got, total }) =>
        `Las dos caras que se tocan suman ${got}, y tienen que sumar ${total}, la suma escrita: |prueba otra ficha u otro lugar.`,
    ],
    "sum-dominoes.unplaced-1": [
      "Hay una ficha en la mano que da la suma escrita: |búscala y colócala antes de seguir.",
      ({ total }) => `Hay una ficha en la mano que da ${total}, la suma escrita: hay que colocarla antes de seguir.`,
    ],
    "sum-dominoes.match-2 contact": [
      "En la segunda parte también se toca una sola cara: ni ninguna ni varias. |Búscale otro lugar.",
      ({ faces }) =>
        `La ficha ${faces === 0 ? "no toca ninguna cara" : faces === 1 ? "toca 1 cara" : `toca ${faces} caras`} de otra, y tiene que tocar una sola también en la segunda parte: |búscale otro lugar.`,
    ],
    "sum-dominoes.match-2 sum": [
      "Las dos caras que se tocan no dan la suma de los dados: |prueba otra ficha u otro lugar.",
      ({ got, total }) =>
        `Las dos caras que se tocan suman ${got}, y tienen que sumar ${total}, la de los dados del turno: |prueba otra ficha u otro lugar.`,
    ],
    "sum-dominoes.unplaced-2": [
      "Hay una ficha en la mano que da la suma de los dados: |búscala y colócala antes de seguir.",
      ({ total }) => `Hay una ficha en la mano que da ${total}, la suma de los dados: hay que colocarla antes de seguir.`,
    ],
    "sum-dominoes.sum": [
      "Esa no es la suma de los dados: |súmalos otra vez y escríbela.",
      ({ dice, said, right }) => `${dice.join(" + ")} = ${right}, no ${said}: |escribe esa suma.`,
    ],
    "sum-dominoes.draw": "Faltó tomar una ficha del banco: al final del turno se toma una, si hay.",
    "sum-dominoes.second-part": "Faltó la segunda parte: |lanza los dados, escribe la suma y coloca otra ficha si puedes.",
  },
  missing: {
    roll: "Falta la segunda parte: lanza los dados.",
    write_sum: "Falta la suma: escribe la de los tres dados.",
    draw: "Falta tomar una ficha del banco: tómala antes de pasar.",
  },
  stakes: {
    infraction_tile: "recibes una ficha de infracción, pero no pierdes el turno",
    infraction_tile_result: "recibes una ficha de infracción, que cuenta para el resultado",
    gives_tile: "el otro recibe una ficha de infracción, y no pierdes el turno",
    gives_tile_result: "el otro recibe una ficha de infracción, que cuenta para el resultado",
    tile_back: "esa ficha vuelve a su mano y el otro recibe una de infracción",
    tile_laid: "la ficha se pone donde la muestres y el otro recibe una de infracción",
    sum_corrected: "se corrige la suma y el otro recibe una ficha de infracción",
    draws: "el otro roba la ficha que olvidó y recibe una de infracción",
    reroll: "el otro recibe una ficha de infracción y puedes volver a lanzar",
  },
};
