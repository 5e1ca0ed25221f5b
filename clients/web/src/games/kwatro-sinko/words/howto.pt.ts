/** The Portuguese rules page of Kwatro-Sinko, in a child's words. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Tire suas cinco fichas dos espaços com número. Depois aponte três fichas em uma reta, duas de uma cor e uma da outra: some as duas iguais, tire a outra, e se der 4 ou 5, você vence.",
  turn: [
    "No começo cada um escolhe uma ficha sem olhar. A menor começa e joga com as pares; o outro, com as ímpares.",
    "No seu turno você move uma ficha sua por uma reta, tantos círculos vazios quanto quiser. Não pula fichas e não cruza a área amarela.",
    "Você pode tocar uma ficha e escolher outra. Mas a que move é a do turno, e a que solta fica.",
    "As três fichas não precisam estar coladas: pode haver círculos vazios entre elas, mas não outra ficha. O trajeto não cruza a área amarela.",
    "O par pode ser seu ou do rival: 7 + 3 − 6 = 4 também vence.",
    "Vê um trajeto, e suas cinco fichas já estão fora dos números? Com a bandeirinha, antes ou depois de mover, declare a vitória: toque nas três fichas e diga a conta, como 6 + 2 − 3 = 5. Se não, passe a bandeirinha.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros. Desafie ao receber a bandeirinha e antes de tocar uma ficha: um caminho não permitido, uma ficha que foi solta e se moveu de novo, ou duas fichas movidas.",
    "Uma vitória declarada pode ser desafiada sem bandeirinha, em 20 segundos: um trajeto mal apontado, uma ficha em um número, uma conta mal feita ou um resultado que não é 4 nem 5.",
    "Se você acertar, põe uma ficha do rival em qualquer círculo vazio, também em um número, e depois joga. Com essa ficha você não pode vencer nesse turno. Se a vitória estava errada, não vale.",
    "Se errar, perde a vez e recebe uma falta; se desafiou uma vitória, ela fica confirmada. Desafiar fora de hora é uma falta. Com três faltas você perde.",
  ],
  end: [
    "O jogo termina quando uma vitória declarada é aceita ou ninguém a desafia. Se ninguém vê um trajeto, o jogo continua.",
    "Com o tempo limite, se quem começou já tocou uma ficha, os dois completam seu turno. Se ninguém vence, é empate.",
  ],
  clock: [
    "Cada turno dura um minuto, se a mesa não disser outra coisa. Depois há um aviso e mais 10 segundos.",
    "Se você moveu uma ficha, aí ela fica e a bandeirinha passa; se não, perde a vez. Com o terceiro aviso você perde o jogo.",
  ],
  line: [
    ["slot 3", "escolher a ficha coberta 3 (de 0 a 9)"],
    ["4>e6", "mover a ficha 4 para o círculo e6"],
    [".4", "só tocar a ficha 4"],
    ["win c6 e6 g6 6+2-3=5", "declarar a vitória com essas fichas e essa conta"],
    ["3/b8 · waive", "recolocar a ficha 3 em b8 · renunciar a recolocar"],
    ["!kwatro-sinko.route", "desafiar essa regra"],
    ["accept · pass", "aceitar a vitória · passar a bandeirinha"],
  ],
};
