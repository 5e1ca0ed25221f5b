/** The Portuguese rules page of Stars & Bars, in a child's words. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Ponha cartas bem diferentes das vizinhas. Vence quem chega mais longe: mais de 200 pontos, ou 50 de vantagem, sempre com 15 pontos a mais que o outro.",
  turn: [
    "Cada carta tem uma figura (estrela ou barra), uma quantidade (1, 2 ou 3), uma cor (vermelho, amarelo ou azul) e um preenchimento (cheio, listrado ou vazado). Duas cartas podem ser diferentes em uma, duas, três ou quatro formas.",
    "No começo há quatro cartas no centro e quatro em cada mão, todas à vista. Começa quem tira a primeira estrela.",
    "Você recebe a bandeirinha. Pode olhar embaixo da última carta do outro e desafiar a jogada dele.",
    "Se quiser, some por pilares de 4 cartas ou mais, antes de pôr sua carta: virar um do centro dá 2; eliminar os quatro virados dá 4; eliminar um de fora dá 2.",
    "Ponha uma carta em uma casa vazia, ou sobre outra carta que seja diferente em duas formas ou menos. Nada vai em cima de um pilar virado.",
    "Compare sua carta com cada vizinha descoberta, de lado ou de canto: 1 forma dá 1 ponto, 2 formas 2, 3 formas 4 e 4 formas 8. A carta que você cobre não conta.",
    "Se com sua carta o pilar chega a 4, você pode virá-lo ou eliminá-lo logo, mas não dá pontos.",
    "Anuncie os pontos do turno e sua pontuação total. Você conta os dois.",
    "Passe a bandeirinha. O servidor dá outra carta enquanto houver cartas. Quando o baralho acaba, o jogo vai até a última carta.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros: quem descobre é você. Desafie ao receber a bandeirinha, antes de tocar uma carta ou um pilar. Olhar embaixo não tira a chance de desafiar.",
    "Você pode desafiar uma carta mal posta sobre outra, os pontos, a pontuação total e os pontos não anunciados.",
    "Se você acertar, o outro volta à pontuação de antes e a carta dele vai às descartadas. Você joga o seu turno.",
    "Se errar, perde a vez e recebe uma falta. Desafiar fora de hora, ou por não virar um pilar, é inapropriado: também é uma falta. Com três faltas você perde o jogo.",
  ],
  end: [
    "No fim de cada rodada, quando os dois já jogaram: se ninguém tem cartas, se a vantagem é de 50 ou mais, ou se alguém tem mais de 200, o jogo termina.",
    "Quem começou ainda pode desafiar a última jogada, ou aceitar o resultado.",
    "Vence quem leva 15 pontos ou mais de vantagem. Se a diferença é menor, é empate.",
    "Com o tempo limite a rodada começada é completada e conta igual.",
  ],
  clock: [
    "Cada turno dura um minuto. Depois há um aviso e mais 10 segundos.",
    "Se você já pôs a carta e anunciou, o servidor passa a bandeirinha. Se não, perde a vez e tudo do turno é apagado. Com o terceiro aviso você perde o jogo.",
    "O relógio espera durante um desafio.",
  ],
  line: [
    ["1@o2", "pôr a primeira carta da sua mão em o2"],
    ["s2rh@c1", "pôr uma carta por seu nome: star, 2, red, hollow"],
    ["b1yt@o5", "b é barra, y amarelo, t listrado"],
    ["+12=62", "anunciar 12 pontos e total 62"],
    ["peek", "olhar embaixo da última carta do outro"],
    ["flip c1", "virar o pilar c1"],
    ["remove o2", "eliminar o pilar o2"],
    ["clear", "eliminar os quatro pilares do centro"],
    ["drop 1", "descartar sua primeira carta, se nenhuma cabe"],
    ["pass", "passar a bandeirinha"],
    ["!stars-and-bars.points", "desafiar essa regra"],
    ["win · accept", "declarar a vitória · aceitar o resultado"],
  ],
};
