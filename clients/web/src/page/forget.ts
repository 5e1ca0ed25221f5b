/** On a shared device who comes next is not the last one. */
import * as store from "../storage";
import type { Connection } from "./connection.svelte";

/** The page begins again, with nobody's name: at `hash`, or where it is. */
export function forgetPerson(connection: Connection, hash: string = location.hash): void {
  connection.stop();
  store.forgetPerson();
  location.hash = hash;
  location.reload();
}
