/** The words next to an invitation, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  hereOnly:
    "Esta dirección abre solo en este aparato. Para que entren otros, abrí esta página con la dirección de esta computadora en la red, o decile al servidor la suya (--public-url).",
  reasons: [
    "Mirá que los otros aparatos estén en la misma red wifi que esta computadora.",
    "Una red para invitados no suele dejar que los aparatos se vean: usá otra, o compartí internet desde un teléfono.",
    "El cortafuegos de esta computadora puede preguntar si deja entrar a Banderilla: aceptá.",
  ],
} satisfies Overlay<typeof es>;
