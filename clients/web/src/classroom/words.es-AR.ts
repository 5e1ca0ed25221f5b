/** The words of a class, in the Spanish of Argentina. */
import type { Overlay } from "../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  nickname: "¿Cómo te llamás en esta clase?",
  practise: "Practicar mientras esperás",
  against: (names: string) => `Jugás con ${names}`,
  keptForLater: "Tu partida quedó guardada. Cuando el docente la abra otro día, seguís donde estaba.",
  dayOff: (points: string) => `Esta ronda descansás: vale ${points} ${points === "0" ? "puntos" : "punto"}, y podés mirar una mesa.`,
  drag: "Tocá un nombre y después otro para cambiarlos de lugar, o arrastrá uno sobre el otro.",
  classLooks: "La clase mira esto con vos.",
} satisfies Overlay<typeof es>;
