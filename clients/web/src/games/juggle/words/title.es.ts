import type { Title } from "../../contract";

export const es: Title = { name: "Juggle", tag: "Cubre tu tablero con poliominós sin que se toquen los del mismo color" };
