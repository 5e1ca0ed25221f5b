import type { Title } from "../../contract";

export const es: Title = { name: "Ajedrez", tag: "El juego de los reyes, con reloj, planilla y réferi" };
