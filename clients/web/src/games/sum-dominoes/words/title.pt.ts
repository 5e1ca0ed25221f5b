import type { Title } from "../../contract";

export const pt: Title = { name: "Sum Dominoes e dados", tag: "Peças de dominó cujas faces somam o que dizem os dados" };
