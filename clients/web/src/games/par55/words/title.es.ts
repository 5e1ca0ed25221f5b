import type { Title } from "../../contract";

export const es: Title = { name: "Par 55", tag: "Bloques que se parecen y dos peones camino al 55" };
