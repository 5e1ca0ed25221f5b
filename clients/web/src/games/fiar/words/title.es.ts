import type { Title } from "../../contract";

export const es: Title = { name: "FIAR", tag: "Cuatro en línea en una red de círculos" };
