import type { Title } from "../../contract";

export const es: Title = { name: "Tres en raya", tag: "Nueve casillas y tres fichas en fila" };
