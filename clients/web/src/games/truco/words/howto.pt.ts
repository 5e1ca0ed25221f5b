/** The Portuguese rules page of Truco, in a child's words. Sung words stay in Spanish. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Junte 30 tentos antes dos outros: assim você ganha um chico, e com dois chicos a partida. Você ganha tentos com as cartas, com a flor, com o envido e blefando.",
  turn: [
    "Cada um recebe três cartas. O jogo vai para a direita e começa o mão, à direita de quem dá as cartas. Entre três, o galo recebe quatro e descarta uma.",
    "Na sua vez jogue uma carta. A mais alta ganha a vaza; se os dois lados empatam, é parda (empate). Quem ganha duas vazas ganha a mão. Depois de uma parda, a vaza seguinte decide. Se a última é parda, ganha quem ganhou a primeira; com três pardas, o mão.",
    "As melhores são o ás de espadas, o ás de paus, o sete de espadas e o sete de ouros. Seguem os três, os dois e os outros ases; depois rei, cavalo, valete, os outros setes, seis, cinco e quatro.",
    "Flor: três cartas do mesmo naipe. Cante na primeira vaza, antes de jogar sua carta. Vale 3 e anula o envido. Se o outro lado também cantar, dá para subir com contraflor.",
    "Envido: na primeira vaza, antes de jogar sua carta. Duas cartas do mesmo naipe valem 20 mais seus números; as figuras valem 0. Se não há duas do mesmo naipe, conta a carta mais alta. Envido aceito vale 2, real envido 3 e falta envido o que falta a quem está na frente para chegar a 30. O número mais alto ganha; se são iguais, o mais perto do mão.",
    "Truco aceito vale 2, retruco 3 e vale cuatro 4. Para subir é preciso aceitar antes, e sobe o lado que aceitou. Se o outro lado não quiser, você ganha o que valia antes.",
    "Você também pode ir ao baralho: você larga suas cartas.",
    "A palavra obriga: o que você diz na conversa também vale.",
  ],
  challenges: [
    "Ao terminar a mão há uma revisão. Nela você pode desafiar alguém do outro lado.",
    "Pido flor (flor calada): se ele tinha flor e não cantou, todos os tentos do lado dele passam para o seu, com mais 3. Se não tinha, mostra duas cartas e o lado dele ganha 3.",
    "Flor sem ter: se você acertar, todos os tentos do lado dele passam para o seu.",
    "Envido ou flor mal cantados: quem ganhou disse um número falso. Esses tentos passam para o seu lado.",
    "Intrometer-se: no pica-pica, entre seis, só falam os dois que jogam. O duelo termina sem seus tentos e o seu lado ganha 4.",
    "Um desafio errado é uma falta (menos “pido flor”) e um fora de lugar também. Com três faltas em um chico, você perde o chico.",
  ],
  end: [
    "Os tentos são anotados em ordem: flor, envido, truco e no fim as multas. Quem chega primeiro a 30 ganha o chico nesse momento.",
    "Dois chicos ganham a partida; se estiver um a um, um terceiro decide.",
    "Com o tempo limite a mão em jogo não vale: contam os chicos e depois os tentos.",
  ],
  clock: [
    "Há 30 segundos para cada decisão e 20 para a revisão, se a mesa não disser outra coisa.",
    "Se o tempo acabar, o servidor age: vai ao baralho se era a sua vez de jogar, diz “no quiero” ao envido ou ao truco e canta o número verdadeiro.",
  ],
  line: [
    ["E7", "jogar uma carta: E espadas, B paus, O ouros, C copas; 10 valete, 11 cavalo, 12 rei"],
    ["envido · real_envido · falta_envido", "dizer"],
    ["truco · retruco · vale_cuatro", "dizer"],
    ["quiero retruco", "várias palavras juntas"],
    ["flor", "cantar a flor"],
    ["declare 33 · declare -", "cantar 33 · são boas"],
    ["mazo", "ir ao baralho"],
    ["cut 10 · knock", "cortar · bater"],
    ["discard O1", "descartar (o galo)"],
    ["signal malas · look 2", "fazer um sinal · olhar para o lugar 2 (conta-se desde 0)"],
    ["challenge 1 truco.flor-callada", "desafiar o lugar 1"],
    ["accept", "recolher os tentos"],
    ['"hola', "conversar"],
  ],
};
