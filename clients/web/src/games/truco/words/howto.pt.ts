/** How truco is played, in words for a child, in Portuguese. What is sung stays Spanish. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Junte 30 tentos antes dos outros: assim se ganha um chico, e com dois chicos a partida. Você ganha tentos com as cartas, com a flor, com o envido e fazendo acreditar no que não tem.",
  turn: [
    "Cada um recebe três cartas. Joga-se para a direita e começa o mão, à direita de quem dá. Entre três, o galo recebe quatro e descarta uma.",
    "Na sua vez jogue uma carta. A mais alta ganha a vaza; se os dois lados empatam é parda. Quem ganha duas vazas ganha a mão. Depois de uma parda decide a vaza seguinte. Se a última é parda, ganha quem ganhou a primeira; com três pardas, o mão.",
    "As melhores são o ás de espadas, o ás de paus, o sete de espadas e o sete de ouros. Seguem os três, os dois e os outros ases; depois rei, cavalo, valete, os outros setes, seis, cinco e quatro.",
    "Flor: três cartas do mesmo naipe. Cante na primeira vaza, antes de jogar sua carta. Vale 3 e anula o envido. Se o outro lado também canta, pode-se subir com contraflor.",
    "Envido: na primeira vaza, antes de jogar sua carta. Duas cartas do mesmo naipe valem 20 mais seus números; as figuras valem 0. Se não há duas do mesmo naipe, conta a carta mais alta. Envido querido vale 2, real envido 3 e falta envido o que falta ao que mais tem para chegar a 30. O número mais alto ganha; se são iguais, o mais perto do mão.",
    "Truco querido vale 2, retruco 3 e vale cuatro 4. Para subir é preciso querer antes, e sobe o lado que quis. Se o outro lado não quer, você ganha o que valia antes.",
    "Você também pode ir ao maço: deixa suas cartas.",
    "A palavra obriga: o que você diz na conversa também vale.",
  ],
  challenges: [
    "Ao terminar a mão há uma revisão. Aí você pode desafiar um do outro lado.",
    "Pido flor (flor calada): se tinha flor e não a cantou, todos os tentos do lado dele passam para o seu, com mais 3. Se não a tinha, mostra duas cartas e o lado dele ganha 3.",
    "Flor sem ter: se você acerta, todos os tentos do lado dele passam para o seu.",
    "Envido ou flor mal cantados: quem ganhou disse um número falso. Esses tentos passam para o seu lado.",
    "Intrometer-se: no pica-pica, entre seis, só falam os dois que jogam. O duelo termina sem seus tentos e o seu lado ganha 4.",
    "Um desafio errado é uma falta (menos “pido flor”) e um fora de lugar também. Três faltas em um chico o perdem.",
  ],
  end: [
    "Os tentos se anotam em ordem: flor, envido, truco e no fim as penas. Quem chega primeiro a 30 ganha o chico nesse momento.",
    "Dois chicos ganham a partida; se estão um a um, joga-se o bom.",
    "Com o tempo limite a mão em jogo não vale: contam os chicos e depois os tentos.",
  ],
  clock: [
    "Há 30 segundos para cada decisão e 20 para a revisão, se a sala não disser outra coisa.",
    "Se o tempo acaba o servidor age: vai ao maço se era a sua vez de jogar, diz “no quiero” ao envido ou ao truco e canta o número verdadeiro.",
  ],
  line: [
    ["E7", "jogar uma carta: E espadas, B paus, O ouros, C copas; 10 valete, 11 cavalo, 12 rei"],
    ["envido · real_envido · falta_envido", "dizer"],
    ["truco · retruco · vale_cuatro", "dizer"],
    ["quiero retruco", "várias palavras juntas"],
    ["flor", "cantar a flor"],
    ["declare 33 · declare -", "cantar 33 · são boas"],
    ["mazo", "ir ao maço"],
    ["cut 10 · knock", "cortar · bater"],
    ["discard O1", "descartar (o galo)"],
    ["signal malas · look 2", "fazer um sinal · olhar para o lugar 2 (conta-se desde 0)"],
    ["challenge 1 truco.flor-callada", "desafiar o lugar 1"],
    ["accept", "recolher os tentos"],
    ['"hola', "conversar"],
  ],
};
