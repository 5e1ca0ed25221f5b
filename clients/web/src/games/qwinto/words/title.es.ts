import type { Title } from "../../contract";

export const es: Title = { name: "Qwinto", tag: "Tres dados de colores y una planilla: todos anotan a la vez" };
