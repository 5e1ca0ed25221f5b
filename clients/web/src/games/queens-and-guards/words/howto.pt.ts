/** The Portuguese rules page of Queens & Guards, in a child's words. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Seja o primeiro a pôr sua Rainha no trono, o centro do tabuleiro, com seus seis guardas em volta.",
  turn: [
    "No começo um diz a cor que começa e o outro escolhe uma mão: joga com a cor que está nela.",
    "Você recebe a bandeirinha. Olhe a jogada anterior: antes de tocar uma peça ainda pode desafiá-la, ou dizer “armadilha”.",
    "Mova uma peça um espaço, para o centro ou de lado, a um espaço livre. Nunca para trás, e só uma.",
    "O trono é da Rainha. As coroas, onde começam as Rainhas, também: cada Rainha entra só na sua.",
    "Duas peças suas dos dois lados de uma peça rival, em linha reta, são uma armadilha: quem faz a armadilha é a peça que chega. Ninguém entra entre duas peças rivais.",
    "A armadilha vale se você anunciar com a bandeirinha: depois de formar e antes de passar; ou no começo do seu turno, antes de tocar, e então a última jogada do outro é desfeita.",
    "Um guarda preso recua um espaço em seu turno; uma Rainha presa volta à sua coroa. A Rainha vai primeiro; entre guardas, seu jogador escolhe. Quem não pode recuar está bloqueado e move outra peça.",
    "Enquanto está preso você não anuncia nem forma armadilhas, a menos que esteja bloqueado.",
    "Se você disser “armadilha” sem a bandeirinha e o outro ainda não moveu, a peça não recua: sai andando com um movimento sem falta.",
    "Passe a bandeirinha. Só passa sem mover quem não pode mover sem falta.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros. Desafie ao receber a bandeirinha e antes de tocar uma peça.",
    "Se você acertar com um espaço a mais, o trono, uma coroa ou um segundo movimento, o tabuleiro volta a como estava e é a sua vez.",
    "Se acertar que a peça se moveu para trás ou para uma armadilha, pode levar essa peça a um espaço livre da faixa externa que não seja coroa. Depois é a sua vez.",
    "Uma vitória declarada se desafia sem bandeirinha, em 20 segundos. Se era falsa, vence você.",
    "Se errar, perde a vez e recebe uma falta. Fora de hora, ou sobre o que não se pode desafiar, recebe só a falta. Com três faltas perde o jogo.",
    "Armadilha não se desafia: se anuncia. Se você disser “desafio” em vez de “armadilha”, o servidor lembra você e pronto.",
  ],
  end: [
    "Vence quem tem sua Rainha no trono e seus seis guardas em volta. Anuncie; se não, o servidor anuncia ao passar a bandeirinha.",
    "É empate se seus seis guardas cercam o trono e sua Rainha não está nele; se os dois concordam que ninguém pode mover sem falta; ou se os dois passam sem mover.",
    "Com o tempo limite, se quem começou já moveu, os dois completam seu turno. Se ninguém vence, é empate.",
  ],
  clock: [
    "Cada turno dura um minuto, se a mesa não disser outra coisa. Depois há um aviso e mais 10 segundos.",
    "O que você já moveu fica e a bandeirinha passa; se não moveu, perde a vez. Com o terceiro aviso você perde.",
    "O jogo dura 30 minutos.",
  ],
  line: [
    ["call red · left", "começa o vermelho · a mão esquerda"],
    ["B1 4.15", "mover B1 ao espaço 4.15"],
    ["trap R1 · trap R1 RQ", "anunciar a armadilha dessas peças"],
    ["B1", "tocar B1 sem movê-la"],
    ["R1 > 5.10", "levar R1 à faixa externa"],
    ["waive", "deixá-la onde está"],
    ["win", "declarar a vitória"],
    ["!queens-and-guards.backwards", "desafiar essa regra"],
    ["pass", "passar a bandeirinha"],
    ["draw? · draw+ · draw-", "propor empate · aceitar · recusar"],
    ["accept · resign", "aceitar o resultado · desistir"],
  ],
};
