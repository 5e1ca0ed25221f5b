/** The Portuguese rules page of Sum Dominoes, in a child's words. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Fique sem peças de dominó antes do outro. Uma peça cabe se sua face e a face que toca somam o que dizem os dados. Se ninguém conseguir, vence quem tem menos pontos na mão.",
  turn: [
    "No começo cada um pega sete peças do banco, à vista dos dois, e lança três dados. Começa a menor soma: ela fica escrita no cartão da bandeirinha, e uma peça do banco vai ao centro.",
    "Primeira parte: procure uma peça sua que faça a soma do cartão com uma face do tabuleiro. Se a soma é 10 e você toca um 3, sua face é um 7.",
    "A peça toca exatamente uma face de outra peça, por qualquer um de seus lados. Peça posta, peça jogada: não se move mais.",
    "Se uma peça couber, é preciso pôr. Se não couber nenhuma, continue.",
    "Segunda parte: lance os três dados, some e escreva a soma no cartão. Ponha uma peça que faça essa soma, se tiver.",
    "Pegue uma peça do banco. Você não a joga neste turno.",
    "Passe a bandeirinha. O outro começa com a soma que você escreveu.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros: quem descobre é você. Olhe também quando o outro joga: a primeira parte pode ser desafiada sem bandeirinha, até ele pôr uma peça na segunda parte ou passar. Se não quer desafiar, diga “Não desafio”.",
    "A segunda parte e a soma podem ser desafiadas até você, com a bandeirinha, pôr, lançar ou pegar uma peça. O mesmo vale para uma peça não pega ou uma segunda parte esquecida.",
    "Se faltou pôr uma peça, mostre: toque na peça do outro, toque no lugar do tabuleiro onde ela ia e desafie. O árbitro põe a peça ali.",
    "Se você acertar, a peça mal posta volta à mão dele, a soma é corrigida ou a peça esquecida é pega, e o outro também recebe uma peça de infração do banco. Por uma segunda parte esquecida você pode usar a soma do cartão ou lançar de novo.",
    "Se errar, a peça de infração é para você e recebe uma falta. Fora de hora só há uma falta. Não se perde a vez. Com três faltas você perde o jogo.",
    "Se o banco está vazio, o outro dá a peça de infração: a que ele escolher.",
  ],
  end: [
    "Vence quem põe sua última peça na primeira parte. Na segunda parte só se o banco está vazio: se não, antes é preciso pegar.",
    "Vence também quem dá sua última peça como peça de infração.",
    "Se não resta espaço no tabuleiro, ou o banco está vazio e dois turnos seguidos passam sem peça, contam os pontos das mãos: vence quem tem pelo menos 10 a menos. Com menos diferença é empate.",
    "Antes de terminar, o outro ainda pode desafiar a última peça.",
    "Com o tempo limite, se quem começou já pôs uma peça nessa rodada ou já passou, os dois completam seu turno. Depois contam os pontos.",
  ],
  clock: [
    "Cada turno dura um minuto. Depois há um aviso e mais 10 segundos.",
    "Se você ainda não terminou, o servidor escreve a soma, pega sua peça e passa a bandeirinha. O que você pôs fica. Com o terceiro aviso você perde o jogo.",
    "O relógio espera durante um desafio ou enquanto alguém escolhe uma peça para dar.",
  ],
  line: [
    ["2-7 G6 F6", "pôr a peça 2-7: o 2 em G6 e o 7 em F6"],
    ["7-2 F6 G6", "o mesmo, dito ao contrário"],
    ["roll", "lançar os dados"],
    ["=12", "escrever a soma"],
    ["draw", "pegar uma peça"],
    ["pass", "passar a bandeirinha"],
    ["reroll", "lançar de novo"],
    ["give 6-6", "dar a peça 6-6"],
    ["!match-1", "desafiar a peça da 1.ª parte"],
    ["!unplaced-1 2-7 G6 F6", "desafiar que faltou pôr 2-7 aí"],
    ["!!sum|draw", "desafiar duas regras"],
    ["accept · nochallenge", "aceitar o resultado · não desafio"],
  ],
};
