/** Signs the last person out of a shared device. */
import * as store from "../storage";
import type { Connection } from "./connection.svelte";

/** Restarts the page without a name, at `hash` or at the present address. */
export function forgetPerson(connection: Connection, hash: string = location.hash): void {
  connection.stop();
  store.forgetPerson();
  location.hash = hash;
  location.reload();
}
