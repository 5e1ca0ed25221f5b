import type { Title } from "../../contract";

export const es: Title = { name: "Contig 60", tag: "Tres dados, una cuenta y cinco fichas en fila" };
