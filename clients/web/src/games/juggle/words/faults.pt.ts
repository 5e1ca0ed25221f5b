/** The Portuguese explanations of Juggle's faults and missing parts, each with advice. */
import { listed } from "../../../words/arithmetic";
import { notTrue } from "../../../words/sums.pt";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const pt = {
  faults: {
    "juggle.exact-value": [
      "O número do dado não é o número de quadrados da peça: |pegue outra, ou use outro dado.",
      ({ die, squares }) => `A peça tem ${squares} quadrados e o dado diz ${die}: |pegue uma de ${die}, ou use outro dado.`,
    ],
    "juggle.calculated-value missing": "Falta a conta: |diga com os dois dados antes de pegar a peça.",
    "juggle.calculated-value dice": [
      "A conta não usa os números dos dados: |use os dois, uma vez cada um.",
      ({ used, dice }) => `A conta usa ${listed("pt", used)}; os dados são ${listed("pt", dice)}: |use os dois.`,
    ],
    "juggle.calculated-value value": [
      "A conta não dá o que diz: |calcule de novo.",
      ({ wrong }) => (wrong === null ? "A conta não dá o que diz." : `${notTrue(wrong)}: |calcule de novo.`),
    ],
    "juggle.calculated-value piece": [
      "O resultado não é o número de quadrados da peça: |pegue outra, ou faça outra conta.",
      ({ stated, squares }) => `A conta dá ${stated} e a peça tem ${squares} quadrados: |pegue outra peça, ou faça outra conta.`,
    ],
    "juggle.how-many": "São peças demais: uma por dado, ou uma só com uma conta. |Use o outro dado, se restar, ou passe.",
    "juggle.six-is-wild": "Essa peça não pode ser pedida: é preciso um 6 exato, e nenhuma igual no banco. |Pegue uma do banco.",
    "juggle.after-return": "Uma peça já foi devolvida neste turno: não pegue outra. |Passe a bandeirinha.",
    "juggle.must-use": "A peça cabe no tabuleiro: |gire ou vire e ponha.",
    "juggle.removal-time": "As peças são tiradas antes de lançar os dados: |agora pegue uma ou passe.",
    "juggle.colours-touch": "Toca outra peça da mesma cor, por um lado ou um canto: |procure outro lugar.",
    "juggle.covered": [
      "O tabuleiro não está coberto: vence quem não deixa nenhum quadrado vazio.",
      ({ empty }) => `Restam ${empty === 1 ? "1 quadrado vazio" : `${empty} quadrados vazios`}: vence quem cobre o tabuleiro.`,
    ],
  },
  missing: {
    roll: "Você ainda não lançou: lance os dados antes de passar.",
    hand: "Você tem uma peça na mão: ponha, ou devolva se não couber.",
  },
  stakes: {
    turn: "você perde esta vez e o que tirou volta ao seu lugar",
    pieces_home: "a peça mal escolhida volta ao seu lugar",
    pieces_off: "as peças que você apontar saem do tabuleiro",
  },
} satisfies FaultWords<Facts, Missing, Stake>;
