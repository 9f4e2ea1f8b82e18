/** Requests of embedding pages' frames are left to the network. */
import { Route } from 'workbox-routing';

/**
 * A route that ignores frames. A framed page may be the operator's, on the product's own name. Or the app is framed by
 * another site: the headers of its address allow that, but the headers stored with the shell do not.
 */
export const withoutFrames = ({ match, handler }: Route): Route =>
  new Route((asked) => (frames.has(asked.request.destination) ? false : match(asked)), handler);

const frames: ReadonlySet<RequestDestination> = new Set(['iframe', 'frame', 'embed', 'object']);
