/**
 * A board of chips on a net of circles, for games that reward a correct challenge with a relocation. Players drop chips on circles by taps
 * or drags, and name circles for a path; all see the acts of a turn. The player's choices stay here until the page sends them.
 */
import type { Status } from "../../room/view";
import type { Call } from "../acts/call";
import { lying, reach, type Hop, type Holding } from "./net";
import type { HeldChips } from "./relocation_prompt";
import { passByItself, useQuickMoves } from "../acts/quick_moves.svelte";

/** The common fields of these games' views. */
export interface RelocationView {
  board: Readonly<Record<string, string>>;
  mode: "assisted" | "tournament";
  move_range: string;
  /** The holder's winning paths, if the view shows them. */
  paths: readonly (readonly string[])[] | null;
  turn: RelocationTurn;
  last: RelocationTurn | null;
  /** Number of chips to relocate. */
  relocations: number;
  /** The result that waits for an answer, and the seat that must answer. */
  pending: { seat: number } | null;
}

export interface RelocationTurn {
  seat: number;
  hops: readonly Hop[];
  relocated: readonly Hop[];
  path: readonly string[] | null;
  is_touched: boolean;
}

/** The types of action without other fields. */
type Bare = { type: "pass_flag" | "waive_relocation" };

/** The board's inputs from its page. */
interface Props<Way extends string> {
  view: RelocationView;
  status: Status;
  may: readonly string[];
  act: (action: { type: NoInfer<Way>; chip: string; to: string } | Bare | { type: "select"; chip: string }) => Promise<boolean>;
}

/** On a smaller circle the first tap does not drop a chip. */
const FINGER_PX = 44;
const COLUMNS = 9;

export class Relocation<Way extends string> {
  picked = $state<string | null>(null);
  aimed = $state<string | null>(null);
  naming = $state(false);
  named = $state<string[]>([]);
  /** Width of the drawn board in px; 0 before it is measured. */
  width = $state(0);
  readonly #props: () => Props<Way>;
  readonly #spaces: ReadonlyMap<string, unknown>;
  readonly #lines: readonly (readonly string[])[];
  /**
   * Returns the type of action that the page sends if the player drops the chip now; null if the player's seat may not pick up
   * the chip.
   */
  readonly #way: (chip: string) => Way | null;

  readonly #isQuick = useQuickMoves();
  /** Tells whether the flag is about to pass automatically. */
  readonly #isPassing: () => boolean;

  /**
   * Use the constructor inside a component. With quick moves, the object passes the flag when a turn is complete. It clears
   * choices that the seat may no longer make.
   */
  constructor(
    props: () => Props<Way>,
    spaces: ReadonlyMap<string, unknown>,
    lines: readonly (readonly string[])[],
    way: (chip: string) => Way | null,
  ) {
    this.#props = props;
    this.#spaces = spaces;
    this.#lines = lines;
    this.#way = way;
    this.#isPassing = passByItself(
      this.#isQuick,
      () => this.#may("pass_flag") && this.#isDone,
      () => void props().act({ type: "pass_flag" }),
      () => props().view.paths !== null,
    );
    $effect(() => {
      if (this.picked !== null && way(this.picked) === null) this.reset();
      if (this.naming && !this.#may("declare_win")) this.reset();
    });
  }

  /** True if a win is declared, now or at the end of the game. If so, the board shows the winning path. */
  readonly isClaimed = $derived.by(() => {
    const { phase, result } = this.#props().status;
    return phase === "result_pending" || result?.reason === "goal";
  });

  /** Maps each circle to its chip. */
  readonly on = $derived.by(() => lying(this.#props().view.board));
  readonly #path = $derived.by(() => (this.naming ? this.named : this.isClaimed ? (this.#props().view.turn.path ?? []) : []));
  /**
   * The chips whose moves the board shows: the chips of the running turn or, before its first move, of the previous
   * turn.
   */
  readonly #hops = $derived.by(() => {
    const { turn, last } = this.#props().view;
    const now = [...turn.relocated, ...turn.hops];
    return now.length > 0 ? now : (last?.hops ?? []);
  });
  /** The previous turn's moves, while the running turn has moves of its own. */
  readonly #before = $derived.by(() => {
    const { turn, last } = this.#props().view;
    return turn.relocated.length + turn.hops.length > 0 ? (last?.hops ?? []) : [];
  });
  /** True if the board marks what the player may tap: with help, and for a relocation, in which no choice is a fault. */
  readonly #shows = $derived.by(() => this.#props().view.mode === "assisted" || this.#may("relocate"));
  readonly #targets = $derived.by(() => {
    const view = this.#props().view;
    if (!this.#shows || this.picked === null || this.aimed !== null) return [];
    const start = view.board[this.picked];
    if (this.#may("relocate") || start === undefined) return [...this.#spaces.keys()].filter((circle) => !this.on.has(circle));
    return view.turn.hops.length > 0 ? [] : reach(this.#lines, view.board, start, view.move_range);
  });
  readonly #ready = $derived.by(() => {
    const view = this.#props().view;
    if (!this.#shows || this.picked !== null || this.naming) return [];
    const goes = (circle: string): boolean =>
      this.#may("relocate") || (view.turn.hops.length === 0 && reach(this.#lines, view.board, circle, view.move_range).length > 0);
    return [...this.on].flatMap(([circle, chip]) => (this.#way(chip) !== null && goes(circle) ? [circle] : []));
  });
  /**
   * True if the turn is complete: a chip has moved, and there is no win to declare. The client knows of a win only if the view has the
   * paths.
   */
  readonly #isDone = $derived.by(() => {
    const { turn, paths } = this.#props().view;
    return turn.hops.length > 0 && !this.naming && (paths?.length ?? 0) === 0;
  });
  /**
   * True if the player may declare a win. If the view has the winning paths, the list must not be empty; if the view has none,
   * the value is always true.
   */
  readonly #mayWin = $derived.by(() => this.#props().view.paths?.length !== 0);
  /** The net's content and its handlers. */
  readonly holding = $derived.by(
    (): Holding => ({
      picked: this.picked,
      aimed: this.aimed,
      path: this.#path,
      hops: this.#hops,
      before: this.#before,
      targets: this.#targets,
      ready: this.#ready,
      canDrag: this.canDrag,
      onpick: this.pick,
      ondrop: this.drop,
      oncancel: this.reset,
    }),
  );

  /** The player's choices that the page has not sent. */
  get held(): HeldChips {
    return { picked: this.picked, aimed: this.aimed, isNaming: this.naming, named: this.named };
  }

  #may(type: string): boolean {
    return this.#props().may.includes(type);
  }

  /** Tells whether one tap on a circle is precise enough. On a small screen a second tap confirms. */
  #isFine(): boolean {
    return this.#isQuick() || this.width === 0 || this.width / COLUMNS >= FINGER_PX;
  }

  /** Returns the buttons of a turn while the player names no path. */
  calls(words: RelocationWords, declareTone?: Call["tone"]): Call[] {
    const { ui, actions } = words;
    const { act } = this.#props();
    const bar: Call[] = [];
    const [chip, to] = [this.picked, this.aimed];
    if (chip !== null && to !== null)
      bar.push({ id: "here", label: ui.letGo(chip, to), tone: "primary", onpick: () => void this.letGo(chip, to) });
    const bare = (type: Bare["type"], tone: Call["tone"], note?: string): void => {
      if (this.#may(type)) bar.push({ id: type, label: actions[type], tone, note, onpick: () => void act({ type }) });
    };
    bare("waive_relocation", "quiet");
    bare("pass_flag", "flag", this.#isPassing() ? ui.passesSoon : undefined);
    if (this.#may("declare_win") && this.#mayWin) bar.push({ id: "declare_win", label: actions.declare_win, tone: declareTone, onpick: this.name });
    if (this.#may("select") && chip !== null && to === null && !this.#props().view.turn.is_touched)
      bar.push({ id: "select", label: ui.touch(chip), tone: "quiet", onpick: () => void act({ type: "select", chip }) });
    return bar;
  }

  reset = (): void => {
    this.picked = null;
    this.aimed = null;
    this.naming = false;
    this.named = [];
  };

  /** Makes taps name circles. */
  name = (): void => {
    this.reset();
    this.naming = true;
  };

  take = (chip: string): void => {
    this.picked = this.picked === chip ? null : chip;
    this.aimed = null;
  };

  letGo = async (chip: string, to: string): Promise<void> => {
    const type = this.#way(chip);
    if (type === null) return;
    if (await this.#props().act({ type, chip, to })) this.reset();
    else this.aimed = null;
  };

  pick = (circle: string): void => {
    if (this.naming) {
      const rest = this.named.filter((each) => each !== circle);
      this.named = rest.length < this.named.length ? rest : [...this.named, circle];
      return;
    }
    const chip = this.on.get(circle);
    if (chip !== undefined) {
      if (this.#way(chip) !== null) this.take(chip);
      return;
    }
    if (this.picked === null || this.#way(this.picked) === null) return;
    if (this.#isFine() || this.aimed === circle) void this.letGo(this.picked, circle);
    else this.aimed = circle;
  };

  drop = (from: string, to: string): void => {
    const chip = this.on.get(from);
    if (chip !== undefined && !this.on.has(to)) void this.letGo(chip, to);
  };

  canDrag = (circle: string): boolean => {
    const chip = this.on.get(circle);
    return !this.naming && chip !== undefined && this.#way(chip) !== null;
  };
}

/** The words that the boards of these games share. */
export interface RelocationWords {
  actions: Record<Bare["type"] | "declare_win", string>;
  ui: {
    letGo: (chip: string, circle: string) => string;
    touch: (chip: string) => string;
    calls: string;
    passesSoon: string;
    /** Names the seat that must relocate chips next. */
    relocateNow: (name: string, count: number) => string;
    relocateWait: (name: string, count: number) => string;
    answerNow: (name: string) => string;
    acceptNow: (name: string) => string;
    answerWait: (name: string) => string;
    aimNow: string;
    letGoNow: (chip: string) => string;
    relocated: (chip: string, circle: string) => string;
    noHint: string;
    nothing: string;
    hint: (path: readonly string[]) => string;
    turnOf: (name: string) => string;
    lastOf: (name: string) => string;
  };
}
