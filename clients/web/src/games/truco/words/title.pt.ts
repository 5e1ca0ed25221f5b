import type { Title } from "../../contract";

export const pt: Title = { name: "Truco", tag: "Flor, envido e truco, de dois a oito, com sinais e cantos" };
