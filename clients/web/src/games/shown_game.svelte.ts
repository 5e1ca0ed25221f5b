/** The board and the words of the game that a card shows now. If the card changes its game meanwhile, the late answer is dropped. */
import { type LoadedGame, loadGame } from "./load";

export class ShownGame {
  #slug: () => string;
  #found = $state.raw<{ slug: string; loaded: LoadedGame } | null>(null);
  /** True if this client cannot load the game. */
  failed = $state(false);

  constructor(slug: () => string) {
    this.#slug = slug;
    // Another position of the same game loads nothing again.
    const now = $derived(slug());
    $effect(() => {
      const wanted = now;
      this.failed = false;
      loadGame(wanted).then(
        (loaded) => {
          if (wanted !== now) return;
          this.#found = loaded === null ? null : { slug: wanted, loaded };
          this.failed = loaded === null;
        },
        () => (this.failed = true),
      );
    });
  }

  /** Null as soon as the card shows another game: the board of the previous game cannot draw it. */
  get loaded(): LoadedGame | null {
    return this.#found?.slug === this.#slug() ? this.#found.loaded : null;
  }
}
