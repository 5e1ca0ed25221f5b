import type { Title } from "../../contract";

export const pt: Title = { name: "Kwatro-Sinko", tag: "Três fichas em linha que dão 4 ou 5" };
