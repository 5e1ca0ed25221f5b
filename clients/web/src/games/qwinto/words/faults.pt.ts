/** The Portuguese explanations of Qwinto's faults, each with advice. */
import { listed } from "../../../words/arithmetic";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

const ROWS: Record<string, string> = { orange: "laranja", yellow: "amarela", purple: "roxa" };
const DICE: Record<string, string> = { orange: "laranja", yellow: "amarelo", purple: "roxo" };

export const pt = {
  faults: {
    "qwinto.sum": [
      "Essa não é a soma dos dados: |some de novo.",
      ({ dice, said, right }) => `${dice.length > 1 ? `${dice.join(" + ")} = ${right}` : `O dado diz ${right}`}, não ${said}: essa é a soma certa.`,
    ],
    "qwinto.number": [
      "Esse não é o número anunciado: |escreva o que foi anunciado.",
      ({ said, right }) => `Foi anunciado ${right}, e foi escrito ${said}: |escreva o que foi anunciado.`,
    ],
    "qwinto.color": [
      "Nessa linha não: escreva na linha da cor de um dado lançado.",
      ({ color, dice }) =>
        `A linha é ${ROWS[color] ?? color}, e os dados lançados são ${listed("pt", dice.map((die) => DICE[die] ?? die))}: |escreva em uma linha dessas cores.`,
    ],
    "qwinto.row": [
      "Na linha os números sobem da esquerda para a direita: |procure um lugar entre um menor e um maior.",
      ({ number, left, right }) =>
        `O ${number} não pode ir ali: ${left !== null ? `à esquerda há um ${left}` : `à direita há um ${right}`}, e os números sobem da esquerda para a direita.`,
    ],
    "qwinto.column": [
      "Nessa coluna já está esse número: |procure outro lugar.",
      ({ number }) => `Nessa coluna já há um ${number}: |procure outro lugar.`,
    ],
  },
  missing: {},
  stakes: {
    sum_corrected: "a soma correta é anunciada",
    erased: "esse número é apagado",
  },
} satisfies FaultWords<Facts, Missing, Stake>;
