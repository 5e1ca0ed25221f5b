/** How Sum Dominoes is played, in words for a child, in Portuguese. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Fique sem peças de dominó antes do outro. Uma peça cabe se sua face e a face que toca somam o que dizem os dados. Se ninguém conseguir, vence quem tem menos pontos na mão.",
  turn: [
    "No começo cada um pega sete peças do banco, à vista dos dois, e lança três dados. Começa a menor soma: fica escrita no cartão da bandeirinha, e uma peça do banco vai ao centro.",
    "Primeira parte: procure uma peça sua que faça a soma do cartão com uma face do tabuleiro. Se a soma é 10 e você toca um 3, sua face é um 7.",
    "A peça toca exatamente uma face de outra peça, por qualquer um de seus lados. Peça posta, peça jogada: já não se move.",
    "Se uma peça cabe, é preciso pô-la. Se não cabe nenhuma, continue.",
    "Segunda parte: lance os três dados, some e escreva a soma no cartão. Ponha uma peça que faça essa soma, se tiver.",
    "Pegue uma peça do banco. Você não a joga neste turno.",
    "Passe a bandeirinha. O outro começa com a soma que você escreveu.",
  ],
  challenges: [
    "Em torneio o servidor não avisa dos erros: quem os descobre é você. Olhe também quando o outro joga: a primeira parte se desafia sem bandeirinha, até que ele ponha uma peça na segunda parte ou passe. Se não quer desafiar, diga “Não desafio”.",
    "A segunda parte e a soma se desafiam até que você, com a bandeirinha, ponha, lance ou pegue uma peça. Igual a uma peça não pega ou uma segunda parte esquecida.",
    "Se faltou pôr uma peça, mostre: toque a peça do outro, toque o tabuleiro onde ia e desafie. Aí o árbitro a põe.",
    "Se você acertar, a peça mal posta volta à mão dele, a soma se corrige ou a peça esquecida se pega, e o outro recebe além disso uma peça de infração do banco. Por uma segunda parte esquecida você pode usar a soma do cartão ou lançar de novo.",
    "Se errar, a peça de infração é para você e recebe uma falta. Fora de hora só há uma falta. Não se perde o turno. Com três faltas você perde o jogo.",
    "Se o banco está vazio, a peça de infração quem dá é o outro: a que ele escolher.",
  ],
  end: [
    "Vence quem põe sua última peça na primeira parte. Na segunda parte só se o banco está vazio: se não, antes é preciso pegar.",
    "Vence também quem dá sua última peça como peça de infração.",
    "Se não resta espaço no tabuleiro, ou o banco está vazio e dois turnos seguidos passam sem peça, contam-se os pontos das mãos: vence quem tem 10 a menos, ou mais de 10. Com menos diferença é empate.",
    "Antes de terminar, o outro ainda pode desafiar a última peça.",
    "Com o tempo limite, se quem começou já pôs uma peça nessa rodada ou já passou, os dois completam seu turno. Depois se contam os pontos.",
  ],
  clock: [
    "Cada turno dura um minuto. Depois há um aviso, uma violação de tempo e mais 10 segundos.",
    "Se você ainda não terminou, o servidor escreve a soma, pega sua peça e passa a bandeirinha. O que você pôs fica. A terceira violação perde o jogo.",
    "O relógio espera enquanto se resolve um desafio ou alguém escolhe uma peça para dar.",
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
