/** The words for the person's own games and devices, and for an absent player, in the Spanish of Argentina. */
import type { Overlay } from "../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  ratingHint: "El número grande es tu puntaje: el nombre al lado dice qué nivel de la computadora alcanzaste. Solo lo ves vos.",
  devicesHint: "Llevá tu nombre y tus partidas a otro teléfono o computadora. Este sigue funcionando.",
  typeThere: "En el otro aparato: Ajustes, «Tengo un código». O escaneá el código QR.",
  absentIn: (name: string, text: string) => `${name} se fue. Si no vuelve, en ${text} podés elegir.`,
  choose: "¿Qué querés hacer?",
} satisfies Overlay<typeof es>;
