/** The reasons of a pause that the banner tells. A window or a ruling has its own card. */
import type { RoomInfo } from "../../room/view";

const TOLD = ["pause", "adjourned", "hand", "limit"];

export const stoppedBy = (room: RoomInfo): readonly string[] => (room.pause?.reasons ?? []).filter((reason) => TOLD.includes(reason));
