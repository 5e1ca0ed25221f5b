/** The Portuguese rules page of chess, in a child's words. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Dê xeque-mate: ataque o rei do rival de um jeito que ele não possa escapar. Aqui o jogo é como em um torneio de verdade, com relógio, planilha e árbitro.",
  turn: [
    "As brancas começam e cada um joga na sua vez.",
    "Mova uma de suas peças. A dama vai em linha reta e na diagonal; a torre, em linha reta; o bispo, na diagonal; o cavalo salta em L; o rei dá um passo.",
    "O peão avança um passo, ou dois na primeira vez, e captura na diagonal. Também captura de passagem. Se chegar ao fim, é promovido: vira dama, torre, bispo ou cavalo.",
    "Roque: o rei dá dois passos na direção de uma torre e a torre salta para o outro lado dele. Nenhum dos dois se moveu antes, não há peças entre eles e o rei não está em xeque nem passa por uma casa atacada.",
    "Você nunca pode deixar seu rei em xeque.",
    "Peça tocada, peça jogada: se tocar em uma sua, mova; se tocar em uma do rival, capture, sempre que for possível. O lance feito não muda mais.",
    "O lance se completa ao acionar o relógio. A mesa pode fazer isso sozinha.",
    "Para oferecer empate, faça isso depois de mover e antes de acionar o relógio. Se a planilha é à mão, anote cada lance antes do seguinte.",
  ],
  challenges: [
    "No torneio, o servidor aceita um lance ilegal sem avisar. Você pode desafiá-lo até o fim da partida, mesmo fora da sua vez.",
    "Se acertar, a posição de antes volta e o outro faz um lance legal. Com o primeiro e o segundo lance ilegal dele você ganha 2 minutos de cada vez; com o terceiro ele perde.",
    "Peça tocada: desafie antes de tocar ou mover. Se acertar, o outro deve jogar o que tocou. Você também pode desafiar uma oferta de empate feita fora de hora, e uma posição inicial errada.",
    "Um desafio errado ou fora de hora é uma falta: você não perde a vez, mas com três perde a partida.",
  ],
  end: [
    "Xeque-mate vence. Você também vence se o outro abandona ou se o tempo dele acaba, a menos que você não possa mais dar mate de jeito nenhum: então é empate.",
    "É empate por acordo, por afogamento (sem xeque e sem lances) ou se ninguém pode dar mate.",
    "Peça empate, antes de mover, por tripla repetição da posição ou por cinquenta lances sem captura nem peão movido. Uma reclamação errada tira metade do seu tempo, até 3 minutos, e dá 3 ao outro.",
    "Vencer vale 1 ponto e o empate, meio.",
  ],
  clock: [
    "Cada um tem seu relógio, que só corre em seu turno. Aqui não há turnos de um minuto. Com ajuda o jogo é sem relógio, se ninguém escolher um. A mesa diz quanto tempo há e se cada lance soma algo.",
    "Nos últimos dois minutos do último período você pode reclamar empate ao árbitro.",
    "Com hora marcada, quem chega com uma hora de atraso perde.",
    "On-line não há mãos nem peças tortas: não é preciso dizer “ajeito”, ninguém bate no relógio e o servidor guarda a partida. A turma cuida para que ninguém olhe anotações nem receba conselhos.",
  ],
  line: [
    ["e2e4 · e7e8q", "mover · promover a dama"],
    ["Cf3 · 0-0 · exd5", "o mesmo em notação: R rei, D dama, T torre, A bispo, C cavalo"],
    ["e2e4 (=)", "mover e oferecer empate"],
    ["toco g1", "tocar a peça de g1"],
    ["reloj", "acionar o relógio"],
    ["tablas · acepto · rechazo", "oferecer, aceitar, recusar empate"],
    ["reclamo threefold · reclamo fifty", "reclamar: tripla repetição · cinquenta lances"],
    ["reto ajedrez.illegal-move 2", "desafiar o terceiro lance da partida (conta-se desde 0)"],
    ["anoto 0 e4", "anotar na planilha"],
    ["abandono", "abandonar"],
  ],
};
