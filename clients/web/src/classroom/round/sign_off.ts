/** Lets a director make the score cards of boards final, all with the same reason. */
import type { ClassPage } from "../../page/class_page.svelte";
import { currentRound, unsignedBoards, type ClassView } from "../view";

/**
 * Makes the cards of these boards final. Without `codes`, it takes all boards without a dispute, because a tutor must decide each dispute.
 * For boards of the open round it sends an order to the session, for all others a message to each board.
 */
export async function signOff(page: Pick<ClassPage, "send" | "sendToBoard">, view: ClassView, reason: string, codes?: readonly string[]): Promise<void> {
  const meant = unsignedBoards(view).filter(({ board }) => codes === undefined ? !board.disputed : codes.includes(board.code ?? ""));
  const open = meant.filter(({ round }) => round === currentRound(view));
  if (open.length > 0) await page.send({ type: "close_boards_cards", boards: open.map(({ number }) => number - 1), reason });
  for (const { board } of meant.filter((each) => !open.includes(each))) {
    if (board.code !== null) await page.sendToBoard(board.code, { type: "close_cards", reason });
  }
}
