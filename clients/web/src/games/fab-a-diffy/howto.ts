/** How Fab-A-Diffy is played, in words for a child. */
import type { Howto } from "../howto";

export const es: Howto = {
  goal: "Junta trucos: tres tiras de fracciones en las que una vale lo mismo que las otras dos sumadas. Quien tiene más trucos gana el juego, y el partido es al mejor de 3 juegos.",
  turn: [
    "Al comienzo cada uno saca una tira: empieza la menor. En la mesa hay tres tiras volteadas y un pilar con las demás.",
    "Recibes la banderilla. Mira la jugada anterior: todavía puedes retarla.",
    "Si el otro dejó su muestra sin usar, tienes 10 segundos para decir «¡Captura!» y hacer un truco con ella. Después juegas tu turno.",
    "Toma una tira del pilar para la muestra. El servidor repone hasta tener tres tiras volteadas.",
    "¿Ves un truco con la muestra y dos tiras volteadas? Toca las dos. Toca-tómala: lo tocado se usa.",
    "Di la oración, una suma o una resta de las tres fracciones: 1/3 − 1/4 = 1/12. Puedes dar a una fracción otro nombre igual, pero solo en medios, tercios, cuartos, sextos o doceavos.",
    "Toma el truco.",
    "Si tocaste una tira y con lo tocado no se puede hacer un truco, devuelve la muestra.",
    "Pasa la banderilla. Si no tocaste nada puedes pasar, y el otro podrá capturar tu muestra.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Reta después de recibir la banderilla y antes de capturar o de tomar tu muestra: la oración, un nombre fuera de las particiones, no tocar y anunciar antes de escoger, o toca-tómala.",
    "Una captura se reta sin banderilla, hasta que quien capturó la pasa.",
    "Si aciertas, el truco es tuyo y te toca. Si en ese turno no se tomó un truco, tienes un turno adicional. En una captura se deshace también el turno del otro.",
    "Si te equivocas, pierdes un turno y recibes una falta. Un reto fuera de tiempo también es una falta. Con tres faltas en el partido lo pierdes.",
  ],
  end: [
    "Un juego termina cuando alguien debe tomar una muestra y el pilar quedó vacío. Gana quien tiene más trucos; con los mismos, es empate.",
    "El otro empieza el juego siguiente. El partido termina cuando alguien gana dos juegos, o después de tres: gana quien ganó más.",
    "Con el tiempo límite, si quien empezó ya tomó su muestra en esa ronda o ya pasó la banderilla, los dos completan su turno. Los trucos se cuentan como están y los juegos no jugados quedan empatados.",
  ],
  clock: [
    "Cada turno dura un minuto, si la sala no dice otra cosa. Después hay un aviso, una violación de tiempo y 10 segundos más.",
    "Si aún no terminaste, el truco tomado queda, lo tocado sin truco no vale y la banderilla pasa. La tercera violación pierde.",
    "El reloj espera mientras se resuelve un reto.",
  ],
  line: [
    ["draw", "tomar una muestra"],
    [".1/3", "tocar la tira 1/3"],
    ['"1/3-1/4=1/12"', "decir la oración"],
    ["x1/3,1/4", "tomar el truco con esas dos tiras"],
    ["retire", "devolver la muestra"],
    ["capture", "¡captura!"],
    ["!fab-a-diffy.sentence", "retar esa regla"],
    ["pass", "pasar la banderilla"],
    ["accept · nochallenge", "aceptar el resultado · no reto"],
  ],
};

export const en: Howto = {
  goal: "Collect tricks: three fraction strips of which one is worth the other two added together. More tricks win a game, and the match is the best of 3 games.",
  turn: [
    "At the start each player draws a strip: the smaller one begins. On the table lie three open strips and a pile of the others.",
    "You receive the flag. Look at the move before: you may still challenge it.",
    "If the other player left a sample unused, you have 10 seconds to say “Capture!” and make a trick with it. Then you play your own turn.",
    "Draw a strip from the pile as your sample. The server fills up to three open strips.",
    "Do you see a trick of the sample and two open strips? Touch both. Touch-take-it: what is touched is used.",
    "Say the sentence, a sum or a difference of the three fractions: 1/3 − 1/4 = 1/12. You may call a fraction by another equal name, but only in halves, thirds, fourths, sixths or twelfths.",
    "Take the trick.",
    "If you touched a strip and no trick can be made with what you touched, put the sample back.",
    "Pass the flag. If you touched nothing you may pass, and the other player may capture your sample.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Challenge after you receive the flag and before you capture or draw your sample: the sentence, a name outside the partitions, taking before touching and announcing, or touch-take-it.",
    "A capture is challenged without the flag, until the one who captured passes it.",
    "If you are right, the trick is yours and it is your turn. If no trick was taken in that turn, you get an additional turn. With a capture, the other player's own turn is undone too.",
    "If you are wrong, you lose a turn and get a strike. A challenge at the wrong time is a strike too. Three strikes in the match lose it.",
  ],
  end: [
    "A game ends when somebody must draw a sample and the pile is empty. More tricks win; equal tricks draw.",
    "The other player starts the next game. The match ends when somebody has won two games, or after three: more games won wins.",
    "At the time limit, if the starter has drawn a sample in that round or passed the flag, both complete their turn. The tricks count as they lie, and games not played count as drawn.",
  ],
  clock: [
    "A turn lasts one minute, unless the room says otherwise. Then come a reminder, one time violation and 10 more seconds.",
    "If you are still not done, a trick taken stays, touches without a trick are void, and the flag passes. The third violation loses.",
    "The clock stands still while a challenge is being settled.",
  ],
  line: [
    ["draw", "draw a sample"],
    [".1/3", "touch the strip 1/3"],
    ['"1/3-1/4=1/12"', "say the sentence"],
    ["x1/3,1/4", "take the trick with those two strips"],
    ["retire", "put the sample back"],
    ["capture", "capture!"],
    ["!fab-a-diffy.sentence", "challenge that rule"],
    ["pass", "pass the flag"],
    ["accept · nochallenge", "accept the result · no challenge"],
  ],
};
