/** The rules page of Ramrod in a child's words, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Howto } from "../../howto";

export const esAR = {
  goal: "Capturá barras y ponelas en tu rectángulo largo. Gana quien, al final de la ronda, es el único que lo llenó o lo pasó (30 de largo). Si los dos lo llenan, es empate.",
  turn: [
    "Al comienzo uno elige dos barras de colores distintos, que se esconden en dos manos. El otro elige una mano: si tiene la barra más corta, empieza él; si no, empieza quien eligió las barras.",
    "Recibís la banderilla. Mirá el turno anterior: todavía podés desafiarlo. Tocar una barra cierra ese momento.",
    "Mové una barra, una sola. Puede entrar de un rectángulo de inicio tuyo a uno morado; puede trasladarse de un morado a otro, sea de quien sea; o podés reciclar una de tu rectángulo largo a un inicio tuyo donde quepa.",
    "La barra tiene que caber. Y la barra caliente, la que el otro acaba de mover, no se traslada.",
    "Si con tu barra el rectángulo morado queda lleno justo, con dos barras o más, capturalo: todas pasan a tu rectángulo largo. El servidor no lo hace por vos.",
    "Si hay un rectángulo lleno que nadie capturó, capturarlo puede ser tu turno entero.",
    "La primera jugada no se copia: ni el mismo color al rectángulo del mismo largo. Y dos traslados seguidos tuyos que no llenan nada no se pueden.",
    "Pasá la banderilla. Sin mover solo pasa quien no tiene ninguna jugada posible.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubrís vos. Desafiá al recibir la banderilla y antes de tocar una barra: barra caliente, barra que no cabe, captura equivocada o rectángulo largo sin llenar.",
    "Si acertás, tenés en la mano la barra mal movida y las capturadas en ese turno. Poné cada una en su lugar de antes o en un rectángulo morado vacío, y después jugá. Esas barras están calientes para vos.",
    "Si te equivocás, perdés el turno y recibís una falta. Un desafío fuera de tiempo, o sobre el inicio, la copia o el minuto, también es una falta. Con tres faltas perdés el juego.",
    "Una victoria declarada se desafía sin la banderilla. Si el desafío no acierta, la victoria queda firme.",
  ],
  end: [
    "En cuanto tu rectángulo largo se llena o se pasa, declará la victoria antes de pasar la banderilla.",
    "Si declara quien empezó, el otro completa su turno. Si él también lo llena, es empate.",
    "Con el tiempo límite se completa la ronda. Gana quien sea el único que llenó su rectángulo; si nadie lo llenó, es empate.",
    "Antes de un resultado al final de la ronda, quien empezó todavía puede desafiar el último turno.",
  ],
  clock: [
    "Cada turno dura un minuto. Después hay un aviso y 10 segundos más.",
    "Si ya moviste, el servidor pasa la banderilla. Si no, perdés el turno. Con el tercer aviso perdés el juego.",
    "Para recolocar barras hay un minuto aparte; lo que queda en la mano vuelve a su lugar.",
  ],
  line: [
    ["hide red lime", "esconder la roja y la verde claro"],
    ["left · right", "elegir la mano izquierda · la derecha"],
    ["touch red-A", "tocar una barra"],
    ["red-A P9a", "mover la roja de A al rectángulo P9a"],
    ["lime-B A8", "reciclarla a tu inicio A8"],
    ["x P9a", "capturar P9a"],
    ["win", "declarar la victoria"],
    ["put red-A back", "devolver una barra a su lugar"],
    ["put red-A P13b", "recolocarla en P13b"],
    ["!ramrod.hot-rod", "desafiar esa regla"],
    ["!!ramrod.fit|ramrod.capture", "desafiar dos reglas"],
    ["pass · accept", "pasar la banderilla · aceptar el resultado"],
  ],
} satisfies Overlay<Howto>;
