/** The Portuguese explanations of Queens & Guards' faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const pt = {
  faults: {
    "queens-and-guards.one-space": "Esse espaço fica longe: |mova a peça a um de seus espaços vizinhos.",
    "queens-and-guards.backwards": "Assim a peça se afasta do centro: |mova para dentro, ou de lado por sua faixa.",
    "queens-and-guards.throne": "O centro é o trono, e ali só entra uma Rainha: |leve o guarda a outro espaço.",
    "queens-and-guards.crown": "Essa coroa é de outra peça: ali só entra a Rainha dela. |Escolha outro espaço.",
    "queens-and-guards.into-trap": "Ali a peça ficaria entre duas peças rivais: |escolha outro espaço.",
    "queens-and-guards.move-it-use-it": "Já se moveu neste turno, e só se move uma vez: |passe a bandeirinha.",
    "queens-and-guards.win": [
      "Ainda não é vitória: é preciso ter a Rainha no trono e seus seis guardas em volta.",
      ({ guards, needed, has_queen }) =>
        `${has_queen ? "A Rainha está no trono" : "A Rainha não está no trono"}, com ${guards} de seus ${needed} guardas em volta: é preciso ter a Rainha e os ${needed}.`,
    ],
  },
  missing: { move: "Você ainda pode mover: mova uma peça antes de passar." },
  stakes: {
    banish: "você pode levar essa peça à faixa externa",
  },
} satisfies FaultWords<Facts, Missing, Stake>;
