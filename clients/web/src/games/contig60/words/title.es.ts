import type { Title } from "../../contract";

export const es: Title = { name: "Contig 60", tag: "Tres dados, una oración numérica y cinco fichas en fila" };
