/** The words of FIAR on the screen in Spanish. */
import { es as relocationWords } from "../../../board/circles/relocation_words.es";
import type { GameWords, Names, WordsOf } from "../../contract";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "../game.gen";
import { colorOf, isChip, isMarked, type Color, type View } from "../view";
import { es as sentencesEs } from "./faults.es";
import { at, list } from "./wording";

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

export const colorEs: Record<Color, string> = { blue: "azul", red: "rojo" };

const handEs: Record<string, string> = { left: "izquierda", right: "derecha" };

const chipEs = (chip: string): string =>
  isMarked(chip)
    ? `extinguidor ${colorEs[colorOf(chip)]}`
    : `ficha ${colorOf(chip) === "blue" ? "azul" : "roja"}`;

/** The sign on a chip, for sentences near the board. */
export const oneEs = (chip: string): string => (isMarked(chip) ? "una ficha con X" : "una ficha");

export const rulesEs = {
  "fiar.route": "Recorrido no permitido: la ficha va por una sola recta, sin saltar fichas ni cruzar el área amarilla.",
  "fiar.piece-placed": "Pieza puesta, pieza jugada: la ficha que ya se soltó no va a otro círculo.",
  "fiar.move-it-use-it": "Muévela, úsala: la primera ficha que se mueve es la del turno; no se mueve otra.",
  "fiar.win-path":
    "Trayecto ganador mal identificado: cuatro o más fichas de un color en una recta, sin fichas del otro color en medio y sin un extinguidor contrario unido a ellas.",
  "fiar.win-relocated": "Victoria con la ficha recolocada: con lo que se recolocó no se gana en ese turno.",
  "fiar.opponent-path": "Ganar con las fichas del rival: también vale su trayecto, si lo dejó pasar o si tú lo completas.",
  "fiar.start": "Inicio: uno dice el color que empieza y el otro elige una mano.",
  "fiar.alternate": "Colocación alterna: una ficha por turno; nada se mueve hasta que las dos manos quedan vacías.",
  "fiar.move-one": "Hay que jugar una ficha en cada turno, si se puede.",
  "fiar.challenge": "Se reta al recibir la banderilla y antes de tocar una ficha.",
  "fiar.time": "El servidor controla el tiempo: nadie lo reta.",
  "fiar.time-limit": "Tiempo límite: si nadie ha ganado, es empate.",
};

export const es = {
  name: "FIAR",
  tag: "Cuatro en línea en una red de círculos",
  phases: {
    ...relocationWords.phases,
    start: "Quién empieza",
    placing: "Fase I: pon una ficha de tu mano",
    moving: "Fase II: mueve una ficha",
  },
  watched: {
    ...relocationWords.watched,
    start: (names: string) => `${names} elige en el sorteo`,
    placing: (names: string) => `${names} pone una ficha`,
    moving: (names: string) => `${names} mueve una ficha`,
  },
  refusals: {
    ...relocationWords.refusals,
    not_caller: "El color lo dice el otro.",
    not_picker: "La mano la elige el otro.",
    already_called: "El color ya está dicho.",
    not_called: "Primero hay que decir el color.",
    moving_phase: "Ya están todas puestas: ahora se mueven.",
    not_in_hand: "Esa ficha no está en tu mano.",
    already_placed: "En este turno ya pusiste una ficha.",
    not_on_board: "Esa ficha no está en el tablero.",
    placing_phase: "Todavía quedan fichas por poner: no se mueve ninguna.",
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules: rulesEs,
  ...sentencesEs,
  happenings: {
    ...relocationWords.happenings,
    start_called: (event, names) => `${names(event.seat)} dice: empieza el ${colorEs[at(event, "color") as Color]}.`,
    start_picked: (event, names) =>
      `${names(event.seat)} elige la mano ${handEs[at(event, "hand")]}: juega con ${at(event, "color") === "blue" ? "las azules" : "las rojas"}. Empieza ${names(Number(event.params?.starter))}.`,
    touched: (event, names) => `${names(event.seat)} toca ${oneEs(at(event, "chip"))}.`,
    placed: (event, names) => `${names(event.seat)} pone ${oneEs(at(event, "chip"))} en ${at(event, "to")}.`,
    moved: (event, names) => `${names(event.seat)} mueve ${oneEs(at(event, "chip"))} de ${at(event, "from")} a ${at(event, "to")}.`,
    relocated: (event, names) =>
      `${names(event.seat)} recoloca ${oneEs(at(event, "chip"))} de ${at(event, "from")} a ${at(event, "to")}.`,
    win_declared: (event, names) => `${names(event.seat)} declara la victoria con ${list(event.params?.path)}.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    ...relocationWords.actions,
    start_call: "Decir el color inicial",
    start_pick: "Escoger una mano",
    place: "Colocar",
  },
  options: {
    ...relocationWords.options,
    extinguisher: {
      label: "Un extinguidor apaga",
      values: { other_color: "Trayectos del otro color", declarers_opponent: "Trayectos que declara el rival" },
    },
  } as GameWords["options"],
  reasons: { goal: "señaló cuatro fichas de un color en línea", time: "tiempo límite" } as Record<string, string>,
  columns: relocationWords.columns,
  cell: (value) => (isChip(value) ? chipEs(value) : undefined),
  hints: {
    start_call: "Toca cualquiera: es un sorteo.",
    start_pick: "Toca cualquiera: es un sorteo.",
    place: ({ chip }) => `Pon ${oneEs(chip)} en el círculo marcado: así preparas tu línea de cuatro.`,
    move: ({ chip }) => `Mueve ${oneEs(chip)}, la marcada, hasta el círculo libre marcado: así preparas tu línea de cuatro.`,
    declare_win: "Las fichas marcadas están en línea: ¡declara la victoria!",
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    passOnly: "¡Listo! Pasa la banderilla.",
    placeNow: "Primero toca una ficha de tu mano; después, un círculo libre.",
    moveNow: "Toca una ficha tuya del tablero; después, adónde va.",
    ...relocationWords.ui,
    board: "Red de círculos",
    circle: (space: string, chip: string | null) => `${space}, ${chip === null ? "vacío" : chipEs(chip)}`,
    chip: chipEs,
    yourHand: "Tu mano",
    handOf: (name: string, count: number) => `En la mano de ${name}: ${count}`,
    colors: { blue: "Empieza el azul", red: "Empieza el rojo" } as Record<Color, string>,
    hands: { left: "Mano izquierda", right: "Mano derecha" },
    letGo: (_chip: string, to: string) => `Poner en ${to}`,
    touch: (_chip: string) => "Solo tocarla",
    named: (count: number) => (count === 1 ? "1 círculo" : `${count} círculos`),
    callNow: "Sorteo: elige un color. El otro saca una mano a ciegas.",
    callWait: (name: string) => `${name} dice qué color empieza.`,
    pickNow: (color: Color) => `Empieza el ${colorEs[color]}. Elige una mano: ahí está tu color.`,
    pickWait: (name: string, color: Color) => `Empieza el ${colorEs[color]}. ${name} elige una mano.`,
    answerNow: (name: string) => `${name} dice que ganó con los círculos marcados. ¿Es verdad? Acepta, o reta.`,
    acceptNow: (name: string) => `${name} ganó con los círculos marcados. Acepta la victoria.`,
    answerWait: (name: string) => `${name} mira tu trayecto.`,
    nameNow: (count: number) => `Toca los círculos del trayecto (${count} o más).`,
    letGoNow: (_chip: string) => "Toca el círculo donde la pones.",
    passNow: "Ya jugaste: pasa la banderilla, o declara la victoria.",
    noHint: "Ahora no hay ningún trayecto ganador.",
    nothing: "No jugó ninguna ficha",
    placed: (chip: string, to: string) => `puso ${oneEs(chip)} en ${to}`,
    moved: (chip: string, from: string, to: string) => `movió ${oneEs(chip)}: ${from} → ${to}`,
    relocated: (chip: string, to: string) => `recolocó ${oneEs(chip)} en ${to}`,
    declared: (path: readonly string[]) => `declaró ${path.join(", ")}`,
  },
  side: (view: View, seat: number) => {
    const color = view.colors?.[seat] ?? null;
    return color && { color, form: color === "red" ? "diamond" : "disc", name: color === "red" ? "las rojas" : "las azules" };
  },
  describe: (view: View, names: Names) => {
    if (view.colors === null) return "Todavía no se sabe quién empieza.";
    const seats = view.colors.map((_color, seat) => {
      const lie = Object.entries(view.board)
        .filter(([chip]) => colorOf(chip) === view.colors?.[seat])
        .map(([chip, space]) => `${space}${isMarked(chip) ? " (con X)" : ""}`);
      const held = view.hand[seat]?.length ?? 0;
      return `${names(seat)}, ${colorEs[view.colors?.[seat] ?? "blue"]}: ${lie.length ? `fichas en ${lie.join(", ")}` : "nada en el tablero"}${held ? `; ${held} en la mano` : ""}.`;
    });
    return `${seats.join(" ")} Las fichas con X son extinguidores. Turno de ${names(view.turn.seat)}.`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof es;
