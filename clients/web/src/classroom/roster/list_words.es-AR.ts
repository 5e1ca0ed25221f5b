/** Words of the class's list, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./list_words.es";

export const esAR = {
  atDoorHint: "Si lo apagás, se entra con la tarjetita de cada uno o escribiendo un nombre.",
  columns: "Así leemos tu lista. Si una columna no es lo que dice, cambiala.",
  tooMany: (count, most) => `Son ${count} nombres y en una clase entran ${most}. Quitá ${count - most}.`,
  why: {
    long: "pasa de 40 letras: acortalo en el texto",
  },
  noText: "Ese archivo no es una lista de texto. Guardá la planilla como CSV UTF-8 o como .xlsx y probá otra vez.",
  encodings: {
    "windows-1252": "Archivo leído como Windows-1252. Revisá los acentos.",
    cp850: "Archivo leído como texto de DOS (850). Revisá los acentos.",
    macintosh: "Archivo leído como texto de Mac. Revisá los acentos.",
  },
  slipHint: "Esta tarjetita es tuya: con ella entrás a la clase. No la prestes.",
  wayBackHint: "Este navegador te reconoce mientras guarde sus datos. Para volver desde otro, o si los borra, guardá un enlace: sirve una vez, y quien lo tenga es director.",
  forgetful: "Este navegador no guarda nada: si cerrás o recargás la página, perdés la clase. Copiá ahora este enlace, que te deja volver una vez.",
  tournament: {
    choose: "Elegí el juego",
    namesOnly: "Si solo querés los nombres, guardá la lista como siempre. La fecha de nacimiento, el sexo, el título y el número de la federación no se guardan.",
  },
  whoAreYou: "¿Quién sos?",
  tapName: "Tocá tu nombre para entrar.",
  adult: "Si sos de la familia: aquí entran los alumnos. No hace falta entrar para leer qué se guarda.",
} satisfies Overlay<typeof es>;
