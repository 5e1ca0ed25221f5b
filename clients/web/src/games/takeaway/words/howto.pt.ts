/** The Portuguese rules page of Takeaway, in a child's words. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Há quinze fichas em um monte. Vence quem pega a última.",
  turn: [
    "Você recebe a bandeirinha. Olhe a jogada anterior: ainda pode desafiá-la.",
    "Pegue uma, duas ou três fichas.",
    "Diga quantas ficam.",
    "Passe a bandeirinha.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros: quem descobre é você. Desafie depois de receber a bandeirinha e antes de pegar.",
    "Se você acertar, as fichas voltam ao monte e é a sua vez. Se errar, perde a vez e recebe uma falta.",
    "Com três faltas você perde o jogo.",
  ],
  end: ["Quando o monte fica vazio, o outro pode desafiar essa jogada ou aceitar o resultado.", "Com o tempo limite é empate."],
  clock: ["Cada turno dura um minuto. Depois há um aviso e mais dez segundos; então a jogada é desfeita."],
  line: [
    ["take 2", "pegar duas fichas"],
    ["say 13", "dizer que ficam treze"],
    ["pass · accept", "passar a bandeirinha · aceitar o resultado"],
    ["!takeaway.count", "desafiar essa regra"],
    ["draw? · draw+ · draw-", "oferecer empate · aceitar · não aceitar"],
    ["resign", "desistir"],
  ],
};
