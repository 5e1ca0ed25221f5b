import type { Title } from "../../contract";

export const pt: Title = { name: "Rainhas e Guardas", tag: "Sua Rainha no trono e seis guardas em volta; cuidado com as armadilhas" };
