import type { Title } from "../../contract";

export const es: Title = { name: "Stars & Bars", tag: "Estrellas y barras: cuanto más distinta tu carta, más puntos" };
