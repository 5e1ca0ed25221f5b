import { expect, test } from "vitest";

import { play as ajedrez } from "../../games/ajedrez/words.es";
import { play as damas } from "../../games/damas/words.es";
import { play as fiarEn } from "../../games/fiar/words.en";
import { play as fiar } from "../../games/fiar/words.es";
import { play as kwatro } from "../../games/kwatro-sinko/words.es";
import { play as par55 } from "../../games/par55/words.es";
import { play as queens } from "../../games/queens-and-guards/words.es";
import { plainSide, sideMarker } from "./sides";

const crossed = { colors: ["red", "blue"] } as never;

test("a seat has the side of the game's view, not of its number", () => {
  expect(fiar.side(crossed, 0)).toEqual({ color: "red", form: "diamond", name: "las rojas" });
  expect(fiar.side(crossed, 1)).toEqual({ color: "blue", form: "disc", name: "las azules" });
  expect(fiarEn.side(crossed, 0)?.name).toBe("red");
  expect(queens.side(crossed, 0)).toEqual({ color: "red", form: "shield", name: "las rojas" });
  expect(par55.side(crossed, 1)).toEqual({ color: "blue", form: "disc", name: "el peón azul" });
  expect(kwatro.side({ evens: 1 } as never, 0)).toEqual({ color: "red", form: "hexagon", name: "las impares" });
  expect(ajedrez.side({ white_seat: 1 } as never, 0)).toEqual({ color: "black", form: "disc", name: "las negras" });
  expect(damas.side({ black_seat: 1 } as never, 0)).toEqual({ color: "white", form: "disc", name: "las blancas" });
});

test("before the draw the marks of seats have the colour of no piece, and name none", () => {
  expect(fiar.side({ colors: null } as never, 0)).toEqual(plainSide(null, 0));
  expect(kwatro.side({ evens: null } as never, 1)).toEqual({ color: "black", form: "hexagon", name: "" });
  expect(queens.side({ colors: null } as never, 0)).toEqual({ color: "white", form: "disc", name: "" });
});

test("two sides differ in form or in lightness, not in hue alone", () => {
  expect(sideMarker({ color: "red", form: "diamond" }).path).not.toBe(sideMarker({ color: "blue", form: "disc" }).path);
});
