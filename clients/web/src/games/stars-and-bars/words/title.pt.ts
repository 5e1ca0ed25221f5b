import type { Title } from "../../contract";

export const pt: Title = { name: "Stars & Bars", tag: "Estrelas e barras: quanto mais diferente sua carta, mais pontos" };
