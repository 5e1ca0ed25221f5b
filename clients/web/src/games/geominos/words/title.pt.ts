import type { Title } from "../../contract";

export const pt: Title = { name: "Geominos", tag: "Dominó de figuras: gire, vire e junte números iguais com poucos pontos" };
