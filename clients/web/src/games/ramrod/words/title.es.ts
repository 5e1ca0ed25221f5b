import type { Title } from "../../contract";

export const es: Title = { name: "Ramrod", tag: "Regletas de colores: llena rectángulos y captura" };
