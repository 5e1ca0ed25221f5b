/** How Juggle is played, in words for a child, in Portuguese. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Cubra seu tabuleiro de 9 × 9 com poliminós antes do outro. Duas peças da mesma cor não podem se tocar, nem sequer em um canto.",
  turn: [
    "No começo cada um lança um dado: começa o menor.",
    "Você recebe a bandeirinha. Olhe o tabuleiro do outro e sua jogada: ainda pode desafiar.",
    "Antes de tocar os dados você pode tirar peças do seu tabuleiro. Voltam ao banco.",
    "Lance os dois dados. Um dado diz quantos quadrados tem a peça. O 6 é curinga: a peça que quiser.",
    "Valor exato: uma peça por dado, até duas. Ou valor calculado: uma só peça, com uma sentença numérica dos dois dados, como 6 ÷ 2 = 3.",
    "Com um 6 em um dado você pode pedir uma peça do tabuleiro do outro se no banco não há uma igual. Com um 6 calculado, só do banco.",
    "Gire e vire a peça e ponha-a no seu tabuleiro. Peça posta, peça jogada: já não se move.",
    "A peça escolhida se usa. Se não cabe em nenhum lugar, devolva-a: nesse turno você já não escolhe outra.",
    "Se seu tabuleiro está coberto, declare a vitória. Se não, passe a bandeirinha. Não é obrigatório escolher.",
  ],
  challenges: [
    "Em torneio o servidor não avisa dos erros. Desafie quando receber a bandeirinha, antes de lançar os dados.",
    "Peças que se tocam: aponte quais. Você pode desafiá-las em qualquer turno enquanto estiverem aí. As outras regras, só pela jogada que acaba de terminar.",
    "Se você acertar: a peça mal escolhida volta ao seu lugar; as peças apontadas vão ao banco; e por uma peça devolvida ou tirada sem direito se desfaz todo o turno. Depois joga você.",
    "Uma vitória declarada se desafia sem bandeirinha. Se há cores que se tocam ou espaços vazios, vence você.",
    "Se errar, perde o turno e recebe uma falta. Um desafio fora de hora é só uma falta. Com três faltas você perde o jogo.",
  ],
  end: [
    "Vence quem cobre seu tabuleiro e declara. Se é quem começou, o outro completa seu turno; se também cobre o seu, é empate.",
    "Com o tempo limite completa-se a rodada e contam-se os espaços vazios: vence quem tem 3 a menos ou mais de diferença; se não, é empate.",
  ],
  clock: [
    "Cada turno dura um minuto, se a sala não disser outra coisa. Depois há um aviso, uma violação de tempo e mais 10 segundos.",
    "Se você já lançou e sua mão está vazia, a bandeirinha passa sozinha. Se não, tudo o que fez no turno se desfaz. A terceira violação perde.",
    "O relógio espera enquanto se resolve um desafio.",
  ],
  line: [
    ["roll", "lançar os dados"],
    ["+r5P d1", "escolher o pentaminó P vermelho com o primeiro dado (r, b, g, y: vermelho, azul, verde, amarelo)"],
    ["+g3L 6/2=3", "escolher com uma sentença"],
    ["+g3L ?", "escolher com valor calculado, sem dizer a sentença"],
    ["<r5X d2", "pedir do tabuleiro do outro com o segundo dado"],
    ["@A1,A2,B1", "pôr nesses espaços"],
    ["return", "devolver a peça"],
    ["-r1#2", "tirar do seu tabuleiro o segundo monominó vermelho"],
    ["win", "declarar a vitória"],
    ["!juggle.colours-touch @r1#2,r5P", "desafiar essas duas peças que se tocam"],
    ["!juggle.must-use", "desafiar essa regra"],
    ["pass", "passar a bandeirinha"],
    ["accept", "aceitar o resultado"],
  ],
};
