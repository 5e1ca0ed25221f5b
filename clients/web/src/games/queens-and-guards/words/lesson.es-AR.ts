/** The sentences of the first lesson of Queens & Guards, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { LessonWords } from "../../lesson";

export const esAR = {
  move: [
    "Llevá tu reina al trono del medio y rodeala con tus seis guardias. Vos jugás con las azules. Un paso: tocá el guardia marcado, después el espacio marcado y el botón.",
    "Se avanza hacia el centro o de lado, nunca para atrás.",
  ],
  trap: [
    "¡Trampa! Un guardia rojo quedó entre dos tuyos. Decilo: tocá el botón de la trampa, la pieza roja y el botón marcado.",
    "Ahora esa pieza tiene que retroceder un paso.",
  ],
  challenge: [
    "Es un torneo: nadie avisa las faltas. La pieza roja marcada se alejó del centro sin estar atrapada. Tocá «{challenge}» y elegí la regla de no ir para atrás.",
    "Es una C: ahora podés mandarla a la orilla.",
  ],
  ring: ["Tu reina está en el trono y falta un guardia. Movelo al lugar vacío del anillo.", "¡Seis guardias alrededor!"],
  win: ["Decí que ganaste: tocá el botón marcado.", "Si el otro no lo desafía, la partida es tuya."],
} satisfies Overlay<LessonWords>;
