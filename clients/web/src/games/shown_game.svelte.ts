/** The board and the words of the game that a card shows now. If the card changes its game meanwhile, the late answer is dropped. */
import { type LoadedGame, loadGame } from "./load";

export class ShownGame {
  loaded = $state.raw<LoadedGame | null>(null);
  /** The game could not be loaded. */
  failed = $state(false);

  constructor(slug: () => string) {
    // A new position of the same game does not load the game again.
    const now = $derived(slug());
    $effect(() => {
      const wanted = now;
      this.loaded = null;
      this.failed = false;
      loadGame(wanted).then(
        (loaded) => {
          if (wanted !== now) return;
          this.loaded = loaded;
          this.failed = loaded === null;
        },
        () => (this.failed = true),
      );
    });
  }
}
