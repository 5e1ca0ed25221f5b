/** The consequences of a ruling, in words. Players read them before they accept, and a referee before ruling. Pure. */
import type { GameWords, Names } from "../../games/contract";
import type { FollowsView, ResultView, Seat } from "../../room/view";
import type { Words } from "../../words/page";
import { happeningText, joined } from "../../words/sayings";
import { scoreText } from "../play/score_text";
import type { es } from "./ruling_words.es";

export type Reader = {
  words: Words;
  said: typeof es.follows;
  game: GameWords | null;
  names: Names;
  lang: string;
  seat: Seat | null;
  /** Number of seats at the table. */
  seats: number;
  /** The reasons for an end that all games share. */
  endings: Record<string, string>;
};

/** The consequences of a ruling. `brings`: its effects and the next player. `end`: the end of the game; null if the game goes on. */
export type Told = { brings: string; end: string | null };

export function followsText(follows: FollowsView, reader: Reader): Told {
  const { words, game, names, said, seat } = reader;
  const told = follows.happened.map((event) => happeningText(words, game, event, names));
  const totals = changed(follows.totals, names);
  const next = follows.flag === null ? "" : follows.flag === seat ? said.youGoOn : said.goesOn(names(follows.flag));
  const brings = [...told, totals && said.totals(totals), next].filter((text) => text !== "").join(" ");
  return { brings, end: follows.result === null ? null : endOf(follows.result, reader) };
}

const number = (value: number): string => String(value).replace("-", "−");

/** Returns the totals that the ruling changes, each with its owner. */
function changed([before = [], after = []]: number[][], names: Names): string {
  return after
    .flatMap((total, seat) => (total === before[seat] ? [] : [`${names(seat)} ${number(before[seat] ?? 0)} → ${number(total)}`]))
    .join(" · ");
}

/** Returns the winner, the reason and the score. */
function endOf({ result, reason, winners, score }: ResultView, { said, game, names, lang, seat, seats, endings }: Reader): string {
  const how =
    result !== "win"
      ? said.hows[result]
      : seat !== null && winners.includes(seat)
        ? said.youWin
        : said.wins(joined(lang, winners.map(names)), winners.length);
  const why = game?.reasons?.[reason] ?? endings[reason] ?? "";
  const counted = scoreText(score ?? "", Array.from({ length: seats }, (_each, index) => names(index)));
  return [`${how}${why && ` (${why})`}`, counted].filter((text) => text !== "").join(" · ");
}
