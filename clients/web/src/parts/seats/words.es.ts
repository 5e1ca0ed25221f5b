/** The Spanish words next to an invitation. */
import { plural } from "../../words/plural";

export const es = {
  program: "programa",
  hints: (count: number): string => plural("es", count, "pista", "pistas"),
  reads: "lee las reglas",
  /** The marks of a seat without the flag whose answer or act the game awaits, and of a winner. */
  answers: "contesta",
  plays: "juega",
  won: "ganó",
  inviteProgram: "Invitar a un programa",
  programKey: (seat: number): string => `Llave del asiento ${String(seat)} para un programa`,
  programHint: "El programa que entra con esta llave juega con su propio nombre, y todos ven que es un programa.",
  /** In a table's menu: its link, and the bare table. */
  share: {
    title: "Compartir la mesa",
    frame: "Código para mostrar la mesa en otra página",
    alone: "Solo la mesa, para una pantalla",
    stream: "Sobre una transmisión, por ejemplo en OBS",
  },
  hereOnly:
    "Esta dirección abre solo en este aparato. Para que entren otros, abre esta página con la dirección de esta computadora en la red, o di al servidor la suya (--public-url).",
  nobodyYet: "¿No pueden entrar?",
  reasons: [
    "Mira que los otros aparatos estén en la misma red wifi que esta computadora.",
    "Una red para invitados no suele dejar que los aparatos se vean: usa otra, o comparte internet desde un teléfono.",
    "El cortafuegos de esta computadora puede preguntar si deja entrar a Banderilla: acepta.",
  ],
};
