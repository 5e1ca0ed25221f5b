/** Chips let go on circles by taps or drags, and circles named for a path: what is meant before anything is sent. */
interface Table<Way extends string> {
  /** circle → the chip on it. */
  on: () => ReadonlyMap<string, string>;
  /** The type of action that letting this chip go would be now; null where this seat may not take it up. */
  way: (chip: string) => Way | null;
  /** Whether one tap on a circle is trusted; on a small screen it takes a second one. */
  isFine: () => boolean;
  act: (action: { type: Way; chip: string; to: string }) => Promise<boolean>;
}

export class LettingGo<Way extends string> {
  picked = $state<string | null>(null);
  aimed = $state<string | null>(null);
  naming = $state(false);
  named = $state<string[]>([]);
  readonly #table: Table<Way>;

  constructor(table: Table<Way>) {
    this.#table = table;
  }

  reset = (): void => {
    this.picked = null;
    this.aimed = null;
    this.naming = false;
    this.named = [];
  };

  /** From now on taps name circles. */
  name = (): void => {
    this.reset();
    this.naming = true;
  };

  take = (chip: string): void => {
    this.picked = this.picked === chip ? null : chip;
    this.aimed = null;
  };

  letGo = async (chip: string, to: string): Promise<void> => {
    const type = this.#table.way(chip);
    if (type === null) return;
    if (await this.#table.act({ type, chip, to })) this.reset();
    else this.aimed = null;
  };

  pick = (circle: string): void => {
    if (this.naming) {
      const rest = this.named.filter((each) => each !== circle);
      this.named = rest.length < this.named.length ? rest : [...this.named, circle];
      return;
    }
    const chip = this.#table.on().get(circle);
    if (chip !== undefined) {
      if (this.#table.way(chip) !== null) this.take(chip);
      return;
    }
    if (this.picked === null || this.#table.way(this.picked) === null) return;
    if (this.#table.isFine() || this.aimed === circle) void this.letGo(this.picked, circle);
    else this.aimed = circle;
  };

  drop = (from: string, to: string): void => {
    const chip = this.#table.on().get(from);
    if (chip !== undefined && !this.#table.on().has(to)) void this.letGo(chip, to);
  };

  canDrag = (circle: string): boolean => {
    const chip = this.#table.on().get(circle);
    return !this.naming && chip !== undefined && this.#table.way(chip) !== null;
  };
}
