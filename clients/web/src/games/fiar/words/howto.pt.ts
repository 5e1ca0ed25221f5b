/** The Portuguese rules page of FIAR, in a child's words. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Vence quem aponta primeiro um trajeto: quatro fichas ou mais de uma mesma cor em uma reta de círculos, sem fichas da outra cor no meio. As fichas podem ser do rival!",
  turn: [
    "No começo um diz que cor começa e o outro escolhe uma mão: nela está a cor dele.",
    "Cada um tem sete fichas. Duas levam um X: são extintores.",
    "Fase I: por turnos, cada um põe uma ficha em um círculo vazio e passa a bandeirinha, até as duas mãos ficarem vazias.",
    "Fase II: no seu turno você move uma ficha sua por uma reta, tantos círculos vazios quanto quiser. Não pula fichas e não cruza a área amarela.",
    "Você pode tocar uma ficha e escolher outra. Mas a que move é a do turno, e a que solta fica.",
    "As quatro fichas não precisam estar coladas: pode haver círculos vazios entre elas, mas o trajeto não cruza a área amarela.",
    "Um extintor apaga as fichas da outra cor que estão unidas a ele por uma linha: essas não servem para um trajeto.",
    "Vê um trajeto, de qualquer cor? Com a bandeirinha, antes ou depois de mover, declare a vitória e toque em seus círculos. Se não, passe a bandeirinha.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros. Desafie ao receber a bandeirinha e antes de tocar uma ficha: um caminho não permitido, uma ficha que foi solta e se moveu de novo, ou duas fichas movidas.",
    "Uma vitória declarada pode ser desafiada sem bandeirinha, em 20 segundos.",
    "Se você acertar, põe uma ficha do rival em qualquer círculo vazio, e depois joga. Com essa ficha você não pode vencer nesse turno. Se a vitória estava errada, não vale.",
    "Se errar, perde a vez e recebe uma falta; se desafiou uma vitória, ela fica confirmada. Desafiar fora de hora é uma falta. Com três faltas você perde.",
  ],
  end: [
    "O jogo termina quando uma vitória declarada é aceita ou ninguém a desafia. Se ninguém vê um trajeto, o jogo continua.",
    "Com o tempo limite, se quem começou já tocou ou recolocou uma ficha, os dois completam seu turno. Se ninguém vence, é empate.",
  ],
  clock: [
    "Cada turno dura um minuto, se a mesa não disser outra coisa. Depois há um aviso e mais 10 segundos.",
    "Se você soltou uma ficha, ela fica ali e a bandeirinha passa; se não, perde a vez. Com o terceiro aviso você perde o jogo.",
  ],
  line: [
    ["call blue · pick left", "começa o azul · escolher a mão esquerda"],
    ["B1@c3r3", "pôr B1 no círculo c3r3"],
    ["B1>c3r0", "mover B1 para c3r0"],
    [".B1", "só tocar B1"],
    ["win c1r2 c2r2 c3r2 c5r2", "declarar a vitória com esses círculos"],
    ["R1/c0r3 · waive", "recolocar R1 em c0r3 · renunciar a recolocar"],
    ["!fiar.route", "desafiar essa regra"],
    ["accept · pass", "aceitar a vitória · passar a bandeirinha"],
  ],
};
