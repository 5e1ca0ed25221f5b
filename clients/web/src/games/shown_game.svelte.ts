/** The board and the words of whichever game a card shows now: of another one, what comes late is passed over. */
import { type LoadedGame, loadGame } from "./load";

export class ShownGame {
  loaded = $state.raw<LoadedGame | null>(null);
  /** It cannot be had here. */
  failed = $state(false);

  constructor(slug: () => string) {
    // Another position of the same game loads nothing again.
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
