/** The Portuguese rules page of Qwinto, in a child's words. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Encha suas três linhas com números que sobem da esquerda para a direita. Vence quem junta mais pontos na sua folha.",
  turn: [
    "Por sorteio sai o primeiro jogador ativo. Depois é a vez do seguinte, no sentido horário.",
    "O jogador ativo escolhe um, dois ou três dados e lança. Se não gostar, lança de novo os mesmos dados, uma só vez.",
    "Diz a soma dos dados.",
    "Todos anotam ao mesmo tempo essa soma em uma casa livre, ou não anotam. Ninguém vê o que os outros anotaram até todos terminarem, e até lá você pode mudar.",
    "Anote em uma linha da cor de um dos dados lançados. Em uma linha os números sobem e não se repetem; você pode pular casas. Em uma coluna não há dois números iguais.",
    "Só o jogador ativo é obrigado: se não anotar, marca um lançamento falho, que no fim tira 5 pontos.",
    "Vem a revisão. Olhem as folhas de todos e digam “de acordo”. Então começa outra rodada.",
  ],
  challenges: [
    "No torneio, o servidor não marca os erros. Qualquer jogador desafia qualquer outro, com ou sem bandeirinha.",
    "Soma dita: desafie enquanto todos anotam. Se estava errada, é corrigida e todos anotam de novo. Ninguém é punido. Se ninguém desafia, vale o número dito.",
    "Um número desta rodada pode ser desafiado na revisão: não é o número dito, a linha não é de um dado lançado, a linha não cresce ou a coluna o repete. Ele é apagado, e seu dono anota em outra casa ou não anota. Se for o jogador ativo e não anotar, marca um lançamento falho.",
    "Um número de uma rodada anterior pode ser desafiado até o fim, menos enquanto todos anotam. Ele só é apagado. Se dois números não combinam, o erro é o mais novo.",
    "O erro é seu? Avise você e não recebe falta. Um desafio errado ou fora de hora é uma falta. Você não perde a vez, mas com três faltas fica fora.",
  ],
  end: [
    "O jogo termina depois da rodada em que alguém tem duas linhas completas ou seu quarto lançamento falho.",
    "Linha completa: vale o número de sua última casa, à direita. Linha incompleta: um ponto por número.",
    "Coluna de três cheia: vale o número de seu pentágono. Cada lançamento falho tira 5.",
    "Vence o total mais alto. Com totais iguais a vitória é dividida. Quem se retira não pode vencer.",
  ],
  clock: [
    "Há 60 segundos para lançar, 30 para ficar com o lançamento ou lançar de novo, 60 para anotar e 20 para revisar. Se precisar anotar de novo, você tem 60.",
    "Se o tempo acabar, o servidor age: lança os três dados, diz a soma correta, conta que você não anotou ou marca um lançamento falho se você é o jogador ativo.",
  ],
  line: [
    ["roll oyp", "lançar os dados laranja (o), amarelo (y) e roxo (p), ou os que quiser"],
    ["reroll", "lançar de novo"],
    ["announce 9", "dizer a soma"],
    ["write y5 9", "anotar 9 na casa amarela 5"],
    ["pass", "não anotar"],
    ["miss", "lançamento falho"],
    ["challenge row 1 y5", "desafiar: a linha não cresce, lugar 1 (conta-se desde 0), casa amarela 5"],
    ["challenge sum", "desafiar a soma"],
    ["fix y5", "erro próprio"],
    ["rewrite y6 · leave", "anotar de novo · não anotar"],
    ["ready", "de acordo"],
    ["retire", "retirar-se"],
  ],
};
