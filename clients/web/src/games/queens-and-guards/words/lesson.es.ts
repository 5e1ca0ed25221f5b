/** The sentences of the first lesson of Queens & Guards, in Spanish. */
import type { LessonWords } from "../../lesson";

export const es: LessonWords = {
  move: [
    "Lleva tu reina al trono del medio y rodéala con tus seis guardias. Tú juegas con las azules. Un paso: toca el guardia marcado, después el espacio marcado y el botón.",
    "Se avanza hacia el centro o de lado, nunca para atrás.",
  ],
  trap: [
    "¡Trampa! Un guardia rojo quedó entre dos tuyos. Dilo: toca el botón de la trampa, la pieza roja y el botón marcado.",
    "Ahora esa pieza tiene que retroceder un paso.",
  ],
  pass: ["«{pass_flag}»: así termina tu turno.", "La pieza atrapada se fue para atrás."],
  challenge: [
    "Es un torneo: nadie avisa las faltas. La pieza roja marcada se alejó del centro sin estar atrapada. Toca «{challenge}» y elige la regla de no ir para atrás.",
    "Es una C: ahora puedes mandarla a la orilla.",
  ],
  ring: ["Tu reina está en el trono y falta un guardia. Muévelo al lugar vacío del anillo.", "¡Seis guardias alrededor!"],
  win: ["Di que ganaste: toca el botón marcado.", "Si el otro no lo reta, la partida es tuya."],
};
