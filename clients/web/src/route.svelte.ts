/** The address as state. */
import { routeOf, type Route } from "./route";

export class Address {
  route = $state.raw<Route>(routeOf(location.hash));

  /** Follows the address until the returned function is called. */
  follow(): () => void {
    const changed = () => {
      // A screen is a page of its own, and nobody's.
      if (location.hash.includes("/screen")) location.reload();
      else this.route = routeOf(location.hash);
    };
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }
}

export function go(hash: string): void {
  location.hash = hash;
}
