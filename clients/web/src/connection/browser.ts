/** The environment of the connection in a browser. It tells the code in the page's address, because a proxy may choose the node
 * by it. */
import { ENVIRONMENT, type Environment, SHORT_SUBPROTOCOL, SUBPROTOCOL } from "@banderilla/client";

import { routeOf } from "../route";

export const BROWSER: Environment = {
  ...ENVIRONMENT,
  protocols: [SHORT_SUBPROTOCOL, SUBPROTOCOL],
  code: () => {
    const route = routeOf(location.hash);
    return "code" in route && route.page !== "device" ? route.code : null;
  },
};
