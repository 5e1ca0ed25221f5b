import type { Title } from "../../contract";

export const es: Title = { name: "Geominos", tag: "Dominó de figuras: gira, voltea y junta números iguales con pocos puntos" };
