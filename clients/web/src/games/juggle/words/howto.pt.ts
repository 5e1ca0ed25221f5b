/** The Portuguese rules page of Juggle, in a child's words. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Cubra seu tabuleiro de 9 × 9 com poliminós antes do outro. Duas peças da mesma cor não podem se tocar, nem em um canto.",
  turn: [
    "No começo cada um lança um dado: começa o menor.",
    "Você recebe a bandeirinha. Olhe o tabuleiro do outro e sua jogada: ainda pode desafiar.",
    "Antes de tocar os dados você pode tirar peças do seu tabuleiro. Voltam ao banco.",
    "Lance os dois dados. Um dado diz quantos quadrados tem a peça. O 6 é coringa: a peça que você quiser.",
    "Valor exato: uma peça por dado, até duas. Ou valor calculado: uma só peça, com uma conta dos dois dados, como 6 ÷ 2 = 3.",
    "Com um 6 em um dado você pode pedir uma peça do tabuleiro do outro se no banco não há uma igual. Com um 6 calculado, só do banco.",
    "Gire e vire a peça e ponha-a no seu tabuleiro. Peça posta, peça jogada: não se move mais.",
    "A peça escolhida é usada. Se não couber em nenhum lugar, devolva: nesse turno você não escolhe mais outra.",
    "Se seu tabuleiro está coberto, declare a vitória. Se não, passe a bandeirinha. Não é obrigatório escolher.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros. Desafie quando receber a bandeirinha, antes de lançar os dados.",
    "Peças que se tocam: aponte quais. Você pode desafiá-las em qualquer turno enquanto estiverem aí. As outras regras, só pela jogada que acabou de terminar.",
    "Se você acertar: a peça mal escolhida volta ao seu lugar; as peças apontadas vão ao banco; e por uma peça devolvida ou tirada sem direito todo o turno é desfeito. Depois você joga.",
    "Uma vitória declarada pode ser desafiada sem bandeirinha. Se há cores que se tocam ou espaços vazios, você vence.",
    "Se errar, perde a vez e recebe uma falta. Um desafio fora de hora é só uma falta. Com três faltas você perde o jogo.",
  ],
  end: [
    "Vence quem cobre seu tabuleiro e declara. Se for quem começou, o outro completa seu turno; se também cobrir o dele, é empate.",
    "Com o tempo limite a rodada é completada e os espaços vazios são contados: vence quem tiver pelo menos 3 a menos; se não, é empate.",
  ],
  clock: [
    "Cada turno dura um minuto, se a mesa não disser outra coisa. Depois há um aviso e mais 10 segundos.",
    "Se você já lançou e sua mão está vazia, a bandeirinha passa sozinha. Se não, tudo o que fez no turno se desfaz. Com o terceiro aviso você perde.",
    "O relógio espera durante um desafio.",
  ],
  line: [
    ["roll", "lançar os dados"],
    ["+r5P d1", "escolher o pentaminó P vermelho com o primeiro dado (r, b, g, y: vermelho, azul, verde, amarelo)"],
    ["+g3L 6/2=3", "escolher com uma conta"],
    ["+g3L ?", "escolher com valor calculado, sem dizer a conta"],
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
