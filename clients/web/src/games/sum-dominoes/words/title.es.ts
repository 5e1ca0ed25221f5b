import type { Title } from "../../contract";

export const es: Title = { name: "Sum Dominoes y dados", tag: "Fichas de dominó cuyas caras suman lo que dicen los dados" };
