/** The Portuguese rules page of Geominos, in a child's words. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Ponha todas as suas peças juntando números iguais. Cuidado com os pontos: vence quem tem menos.",
  turn: [
    "Ao centro vai uma peça que não conta para ninguém. As outras são distribuídas por cartas: cinco na mão que são repostas, todas de uma vez, ou uma carta em cada turno.",
    "Com “Uma peça”, tire primeiro sua carta.",
    "Escolha uma peça. Você pode girar e virar a peça: vale qualquer um dos dois lados.",
    "Ponha a peça dentro do tabuleiro, sobre casas livres. Pelo menos um número dela deve tocar, de lado, um número igual de outra peça. Um canto não basta. Os outros números que se tocam não precisam ser iguais.",
    "Enquanto não disser que terminou, você pode mover ou trocar a peça.",
    "Some os pontos que ficaram sobre casas claras. As escuras não contam, nem a do centro.",
    "Anote os pontos do turno e seu total novo. Diga que terminou. Depois joga quem está à sua esquerda.",
    "Nenhuma peça tem lugar? Diga: o servidor confere e você passa, sem penalidade.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros. Qualquer um dos outros pode desafiar desde que o turno terminou até o seguinte pôr sua peça.",
    "Coincidência: se não há números iguais que se tocam, a peça volta à mão, os pontos dela são apagados, você soma 5 e há um minuto extra para pôr direito.",
    "Pontos ou total: escreve-se o número correto. Se o número anotado era mais baixo, a diferença soma outra vez; no total, 5 pontos no máximo.",
    "Se você errar, ou desafiar fora de hora, recebe uma falta. Não perde a vez. Com três faltas perde o jogo.",
  ],
  end: [
    "O jogo termina quando todas as peças foram postas. Os outros dizem “de acordo”, ou podem desafiar o último turno durante 30 segundos.",
    "Vence quem tem menos pontos; com os mesmos a vitória é dividida.",
    "Uma partida tem tantos jogos quantos jogadores, e cada vez começa outro. O total continua de um jogo para o outro. Vence o total mais baixo; se são iguais, quem venceu mais jogos.",
  ],
  clock: [
    "Um turno dura 1, 2 ou 3 minutos, como disser a mesa. Com “Uma peça” o relógio começa ao tirar a carta.",
    "Se o tempo acabar e sua peça estiver no tabuleiro, seu turno termina ali. Se você não anotou, o servidor conta.",
    "Se não pôs peça, você soma 5 pontos e tem um minuto extra. Se mesmo assim não puser, perde o jogo.",
    "O relógio espera durante um desafio.",
  ],
  line: [
    ["snake A0 4 8", "pôr a serpente: lado A, sem girar, linha 4, coluna 8 (desde 0, acima à esquerda)"],
    ["snake B3 4 8", "lado B, três quartos de volta"],
    ["lift", "levantar a peça"],
    ["announce 6 7", "anotar 6 pontos, total 7"],
    ["pass_flag", "terminei"],
    ["draw", "tirar carta"],
    ["no_place", "não tenho onde"],
    ["challenge puntos", "desafiar: coincidência, pontos ou total"],
    ["accept", "de acordo"],
  ],
};
