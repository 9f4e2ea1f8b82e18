/** Slow and failing answers of the services, as `/__control/faults` takes them. */
import type { Random } from '../../server/simulation/random.ts';
import type { Fault } from '../support/controlled-server.ts';

/**
 * A fault of a service call. `path` 'event' means the detail of an event that a tab shows, 'file' a file of the build:
 * the one at `share` of all.
 */
export type ServiceFault = Fault & { times: number; delayMs?: number; share?: number };

/**
 * Longest run of failures: the backoff after three in a row is longer than a quiet point, unless every comparison
 * retries.
 */
const MOST_TIMES = 2;
const paths: [method: string, path: string, weight: number][] = [
  ['GET', 'events', 8],
  ['GET', 'event', 4],
  ['POST', 'markets_by_id', 2],
  ['GET', 'live-events-for-widget', 1],
  ['GET', 'upcoming-events-for-widget', 1],
  ['GET', 'getPopulerBets', 1],
  ['GET', 'competitions', 1],
  ['GET', 'environment.json', 1],
  ['GET', 'file', 8],
];

export function drawServiceFault(random: Random): ServiceFault {
  const [method, path] = paths[random.weighted(paths.map(([, , weight]) => weight))] ?? ['GET', 'events'];
  const times = 1 + random.integer(MOST_TIMES);
  // A file delivered whole with wrong content would be a fault of the build, which is not simulated here.
  if (path === 'file') return { method, path, times, share: random.next(), status: 503, body: 'Service Unavailable' };
  return { method, path, times, ...drawAnswer(random) };
}

function drawAnswer(random: Random): Pick<Fault, 'status' | 'body' | 'delayMs' | 'drop'> {
  const slow = Math.round(random.between(100, 2_500));
  switch (random.integer(7)) {
    case 0:
      return { status: 503, body: '<html>Service Unavailable</html>' };
    case 1:
      return { status: 500, body: { isSuccess: false, data: null, message: 'hata' }, delayMs: slow };
    case 2:
      return { body: '{"isSuccess":true,"data":{"events":[{"i":' };
    case 3:
      return { drop: 'before' };
    case 4:
      return { drop: 'after', delayMs: slow };
    default:
      return { delayMs: slow };
  }
}
