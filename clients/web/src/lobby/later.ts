/** The parts of the lobby that load after its first paint, as one file. */
export { loadGame } from "../games/load";
export { beaten, LEVELS } from "../my_games/own_record";
export { default as MyGames } from "../my_games/MyGames.svelte";
export { default as Beside } from "./Beside.svelte";
export { default as Earned } from "./Earned.svelte";
export { default as PlayNow } from "./PlayNow.svelte";
