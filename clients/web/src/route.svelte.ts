/** The route of the page's address, as reactive state. */
import { routeOf, type Route } from "./route";

export class Address {
  route = $state.raw<Route>(routeOf(location.hash));

  /** Follows the address until the caller runs the returned function. */
  follow(): () => void {
    const changed = () => {
      // A class's screen is a separate page without a stored person.
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
