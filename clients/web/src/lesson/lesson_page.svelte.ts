/** A lesson as the page of a room, for the board and the components around it. Each action is tried on the lesson's board. */
import { Steps } from "../board/motion/steps";
import type { LoadedGame } from "../games/load";
import type { Announcer } from "../page/announcer.svelte";
import type { Connection } from "../page/connection.svelte";
import type { Language } from "../page/language.svelte";
import type { RoomPage } from "../page/room_page.svelte";
import type { Entry } from "../room/room.svelte";
import type { Action, GameEvent, RoomView, You } from "../room/view";
import type { EventView, LessonMoment } from "../school/view.gen";
import { cellsOf, happeningText, namesOf, refusalText } from "../words/sayings";
import { attempt } from "./fetch";
import { keepReached } from "./progress";
import { placesOf, tableOf } from "./table";

/** `#` marks a button's call, `~` a call that only a small screen needs. */
const CALLS = ["#", "~"];

/** The parts of the room's page that a table's components use. */
type Table = Pick<RoomPage, "game" | "gameWords" | "names" | "about" | "act">;

export class LessonPage implements Table {
  game = $state.raw<LoadedGame | null>(null);
  /** Tells the board about each answer of the engine. */
  readonly steps = new Steps((landing) => this.#announcer.sounds.land(landing));
  readonly room = $state<{ code: string; view: RoomView | null; you: You & { host: boolean }; log: Entry[]; bubbles: { of: () => null } }>({
    code: "",
    view: null,
    you: { seat: null, role: "player", host: false },
    log: [],
    bubbles: { of: () => null },
  });
  moment = $state.raw<LessonMoment | null>(null);
  /** The step just completed, until the next one starts. */
  done = $state<string | null>(null);
  /** The acts of the other seats since the learner's last act, in words. */
  reported = $state.raw<readonly string[]>([]);
  readonly #language: Language;
  readonly #connection: Connection;
  readonly #announcer: Announcer;
  /** Returns the message for an action that is allowed but not the task, with its consequence. */
  readonly #other: (text: string) => string;
  #trying = false;

  constructor(language: Language, connection: Connection, announcer: Announcer, other: (text: string) => string) {
    this.#language = language;
    this.#connection = connection;
    this.#announcer = announcer;
    this.#other = other;
  }

  readonly gameWords = $derived.by(() => (this.game === null ? null : this.game.words.of(this.#language.lang)));
  readonly names = $derived.by(() => namesOf(this.#language.words, this.room.view?.room ?? null));
  readonly about = $derived.by(() => this.#connection.games.find((about) => about.slug === this.moment?.game) ?? null);
  /** The places of the board that the lesson points at, and the places of the engine's last answer. */
  readonly places: readonly string[] = $derived.by(() => [
    ...(this.moment === null ? [] : placesOf(this.moment)),
    ...(this.#announcer.notice?.cells ?? []),
  ]);
  /** The calls of the buttons that the lesson points at. */
  readonly calls: readonly string[] = $derived.by(() => this.#touched(CALLS));

  begin(game: LoadedGame, moment: LessonMoment): void {
    this.game = game;
    this.done = null;
    this.reported = [];
    this.room.code = moment.game;
    this.room.you = { seat: moment.seat, role: "player", host: false };
    this.room.log = [];
    this.#show(moment);
  }

  readonly act = async (action: Action): Promise<boolean> => {
    const { moment } = this;
    if (moment === null || moment.step === null || this.#trying) return false;
    this.#trying = true;
    try {
      const answer = await attempt(moment.game, moment.number, action);
      if (answer.refused !== null) {
        this.#announcer.notify(refusalText(this.#language.words, this.gameWords, answer.refused), false, cellsOf(answer.refused.params));
        return false;
      }
      if (answer.moment === null) {
        this.#announcer.notify(this.#other(this.#text((answer.other ?? []).filter(({ kind }) => kind === "ruling"))));
        return false;
      }
      this.#announcer.notice = null;
      if (answer.moment.step !== moment.step) this.done = moment.step;
      this.reported = answer.moment.happenings.filter(({ seat }) => seat !== moment.seat).map((event) => this.#text([event])).filter(Boolean);
      this.steps.step(true);
      this.#show(answer.moment);
      keepReached(moment.game, answer.moment.number);
      return true;
    } catch {
      this.#announcer.notify(this.#language.words.app.chunkFailed);
      return false;
    } finally {
      this.#trying = false;
    }
  };

  #touched(kinds: readonly string[]): string[] {
    return (this.moment?.touch ?? []).filter((name) => kinds.includes(name.charAt(0))).map((name) => name.slice(1));
  }

  #text(events: readonly EventView[]): string {
    return events
      .map((event) => happeningText(this.#language.words, this.gameWords, event as GameEvent, this.names))
      .filter(Boolean)
      .join(" ");
  }

  #show(moment: LessonMoment): void {
    this.moment = moment;
    this.room.view = tableOf(moment, this.#connection.name);
    const first = (this.room.log.at(-1)?.id ?? -1) + 1;
    this.room.log = [...this.room.log, ...moment.happenings.map((event, index) => ({ ...event, id: first + index }) as Entry)];
  }
}
