import type { Title } from "../../contract";

export const pt: Title = { name: "Ramrod", tag: "Barrinhas coloridas: encha retângulos e capture" };
