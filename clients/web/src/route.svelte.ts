/** The address as state. */
import { routeOf, type Route } from "./route";

export class Address {
  route = $state.raw<Route>(routeOf(location.hash));

  /** Follows the address until the returned function is called. */
  follow(): () => void {
    const changed = () => (this.route = routeOf(location.hash));
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }
}

export function go(hash: string): void {
  location.hash = hash;
}
