import type { Title } from "../../contract";

export const es: Title = { name: "Truco", tag: "Flor, envido y truco, de dos a ocho, con señas y cantos" };
