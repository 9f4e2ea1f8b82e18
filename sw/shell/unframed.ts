import { Route } from 'workbox-routing';

/**
 * A route that leaves frames to the network. A page in one may be the operator's, on the product's own name, and none of the
 * app; or the app within another site's, which the headers of its address allow and those the shell was kept with do not.
 */
export const unframed = ({ match, handler }: Route): Route =>
  new Route((asked) => (frames.has(asked.request.destination) ? false : match(asked)), handler);

const frames: ReadonlySet<RequestDestination> = new Set(['iframe', 'frame', 'embed', 'object']);
