/** The Portuguese explanations of Sum Dominoes & Dice's faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const pt = {
  faults: {
    "sum-dominoes.match-1 contact": [
      "A peça tem que tocar em uma só face de outra: só uma. |Procure outro lugar.",
      ({ faces }) =>
        `A peça toca ${faces === 0 ? "nenhuma face" : faces === 1 ? "1 face" : `${faces} faces`} de outra, e tem que tocar em uma só na primeira parte: |procure outro lugar.`,
    ],
    "sum-dominoes.match-1 sum": [
      "As duas faces que se tocam não dão a soma da primeira parte: |tente outra peça ou outro lugar.",
      ({ got, total }) => `As duas faces que se tocam somam ${got}, e têm que somar ${total}, a soma escrita: |tente outra peça ou outro lugar.`,
    ],
    "sum-dominoes.unplaced-1": [
      "Há uma peça na mão que dá a soma escrita: |procure e ponha antes de continuar.",
      ({ total }) => `Há uma peça na mão que dá ${total}, a soma escrita: é preciso pôr essa peça antes de continuar.`,
    ],
    "sum-dominoes.match-2 contact": [
      "Na segunda parte a peça também toca em uma só face: só uma. |Procure outro lugar.",
      ({ faces }) =>
        `A peça toca ${faces === 0 ? "nenhuma face" : faces === 1 ? "1 face" : `${faces} faces`} de outra, e tem que tocar uma só também na segunda parte: |procure outro lugar.`,
    ],
    "sum-dominoes.match-2 sum": [
      "As duas faces que se tocam não dão a soma dos dados: |tente outra peça ou outro lugar.",
      ({ got, total }) => `As duas faces que se tocam somam ${got}, e têm que somar ${total}, a dos dados do turno: |tente outra peça ou outro lugar.`,
    ],
    "sum-dominoes.unplaced-2": [
      "Há uma peça na mão que dá a soma dos dados: |procure e ponha antes de continuar.",
      ({ total }) => `Há uma peça na mão que dá ${total}, a soma dos dados: é preciso pôr essa peça antes de continuar.`,
    ],
    "sum-dominoes.sum": [
      "Essa não é a soma dos dados: |some de novo e escreva.",
      ({ dice, said, right }) => `${dice.join(" + ")} = ${right}, não ${said}: |escreva essa soma.`,
    ],
    "sum-dominoes.draw": "Faltou pegar uma peça do banco: no fim do turno pegue uma, se houver.",
    "sum-dominoes.second-part": "Faltou a segunda parte: |lance os dados, escreva a soma e ponha outra peça se puder.",
  },
  missing: {
    roll: "Falta a segunda parte: lance os dados.",
    write_sum: "Falta a soma: escreva a dos dados.",
    draw: "Falta pegar uma peça do banco: pegue antes de passar.",
  },
  stakes: {
    infraction_tile: "você recebe uma peça de infração, mas não perde a vez",
    infraction_tile_result: "você recebe uma peça de infração, que conta para o resultado",
    gives_tile: "o outro recebe uma peça de infração, e você não perde a vez",
    gives_tile_result: "o outro recebe uma peça de infração, que conta para o resultado",
    tile_back: "essa peça volta à mão e o outro recebe uma de infração",
    tile_laid: "a peça vai para onde você mostrar e o outro recebe uma de infração",
    sum_corrected: "a soma é corrigida e o outro recebe uma peça de infração",
    draws: "o outro pega a peça que esqueceu e recebe uma de infração",
    reroll: "o outro recebe uma peça de infração e você pode lançar de novo",
  },
} satisfies FaultWords<Facts, Missing, Stake>;
