/** The Spanish rules page of Truco, in a child's words. */
import type { Howto } from "../../howto";

export const es: Howto = {
  goal: "Junta 30 tantos antes que los otros: así se gana un chico, y con dos chicos la partida. Ganas tantos con las cartas, con la flor, con el envido y haciendo creer lo que no tienes.",
  turn: [
    "Cada uno recibe tres cartas. Se juega hacia la derecha y empieza el mano, a la derecha del que da. Entre tres, el gallo recibe cuatro y descarta una.",
    "En tu turno juega una carta. La más alta gana la baza; si empatan los dos bandos es parda. Quien gana dos bazas gana la mano. Después de una parda decide la baza siguiente. Si la última es parda, gana quien ganó la primera; con tres pardas, el mano.",
    "Las mejores son el as de espadas, el as de bastos, el siete de espadas y el siete de oros. Siguen los tres, los dos y los otros ases; después rey, caballo, sota, los otros sietes, seis, cinco y cuatro.",
    "Flor: tres cartas del mismo palo. Cántala en la primera baza, antes de jugar tu carta. Vale 3 y anula el envido. Si el otro bando también canta, se puede subir con contraflor.",
    "Envido: en la primera baza, antes de jugar tu carta. Dos cartas del mismo palo valen 20 más sus números; las figuras valen 0. Si no hay dos del mismo palo, cuenta la carta más alta. Envido querido vale 2, real envido 3 y falta envido lo que le falta al que más tiene para llegar a 30. El número más alto gana; si son iguales, el más cercano al mano.",
    "Truco querido vale 2, retruco 3 y vale cuatro 4. Para subir hay que querer antes, y sube el bando que quiso. Si el otro bando no quiere, ganas lo que valía antes.",
    "También puedes irte al mazo: dejas tus cartas.",
    "La palabra obliga: lo que dices en la charla también vale.",
  ],
  challenges: [
    "Al terminar la mano hay una revisión. Ahí puedes retar a uno del otro bando.",
    "Pido flor (flor callada): si tenía flor y no la cantó, todos los tantos de su bando pasan al tuyo, con 3 más. Si no la tenía, muestra dos cartas y su bando gana 3.",
    "Flor sin tenerla: si aciertas, todos los tantos de su bando pasan al tuyo.",
    "Envido o flor mal cantados: quien ganó dijo un número falso. Esos tantos pasan a tu bando.",
    "Entrometerse: en el pica-pica, entre seis, solo hablan los dos que juegan. El duelo termina sin sus tantos y tu bando gana 4.",
    "Un reto equivocado es una falta (menos «pido flor») y uno fuera de lugar también. Tres faltas en un chico lo pierden.",
  ],
  end: [
    "Los tantos se anotan en orden: flor, envido, truco y al final las penas. Quien llega primero a 30 gana el chico en ese momento.",
    "Dos chicos ganan la partida; si van uno a uno, se juega el bueno.",
    "Con el tiempo límite la mano que se juega no vale: cuentan los chicos y después los tantos.",
  ],
  cases: [
    ["goal", "The second chico won is the match", "chicos", [0]],
    ["end", "Ended by the clock: chicos, then the tantos noted in the one being played", "time_limit", [0]],
    ["end", "Time limit: more chicos", "time_limit", [1]],
  ],
  clock: [
    "Hay 30 segundos para cada decisión y 20 para la revisión, si la sala no dice otra cosa.",
    "Si se acaba el tiempo actúa el servidor: se va al mazo si te tocaba jugar, dice «no quiero» al envido o al truco y canta el número verdadero.",
  ],
  line: [
    ["E7", "jugar una carta: E espadas, B bastos, O oros, C copas; 10 sota, 11 caballo, 12 rey"],
    ["envido · real_envido · falta_envido", "decirlo"],
    ["truco · retruco · vale_cuatro", "decirlo"],
    ["quiero retruco", "varias palabras juntas"],
    ["flor", "cantar la flor"],
    ["declare 33 · declare -", "cantar 33 · son buenas"],
    ["mazo", "irse al mazo"],
    ["cut 10 · knock", "cortar · golpear"],
    ["discard O1", "descartar (el gallo)"],
    ["signal malas · look 2", "hacer una seña · mirar al asiento 2 (se cuenta desde 0)"],
    ["challenge 1 truco.flor-callada", "retar al asiento 1"],
    ["accept", "recoger los tantos"],
    ['"hola', "charlar"],
  ],
};
