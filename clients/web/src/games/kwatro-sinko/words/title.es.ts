import type { Title } from "../../contract";

export const es: Title = { name: "Kwatro-Sinko", tag: "Tres fichas en línea que dan 4 o 5" };
