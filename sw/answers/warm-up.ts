/**
 * What a first visit loaded before there was a service worker passed by the store. Once, after the first activation,
 * the same is fetched again, so that a visitor who loses the network right after still finds what was on screen.
 */
import { eventIdOf, sportSlugOf } from '../../src/routes/places.ts';
import { type KnownEnvironment, readEnvironment } from '../../src/contract/environment.ts';
import { ENVIRONMENT_PATH } from '../../src/contract/names.ts';
import { addressOf } from '../../src/contract/services/address.ts';
import { allCalls } from '../../src/contract/services/calls.ts';
import type { Place } from '../../src/contract/services/keep.ts';
import { isOfService } from '../../src/contract/services/of-service.ts';
import { FOOTBALL, sportBySlug } from '../../src/domain/sports.ts';
import { type NetworkEdges, fetchAndKeep } from './network-first.ts';

/**
 * Fetches and stores what the page at `path` needs; one that fails leaves the others alone.
 * @param warmed addresses another tab has had fetched, or is having fetched now; kept up here
 */
export async function warmUp(path: string, origin: string, warmed: Set<string>, edges: NetworkEdges): Promise<void> {
  const services = await servicesOf(await fetchAndKeep(request(new URL(ENVIRONMENT_PATH, origin)), edges));
  const missing = addresses(path, services, origin).filter(({ href }) => !warmed.has(href));
  await Promise.all(
    missing.map(async (url) => {
      // Before it is fetched: several tabs ask at the same moment.
      warmed.add(url.href);
      const response = await fetchAndKeep(request(url), edges);
      if (!isThere(response)) warmed.delete(url.href);
    }),
  );
}

/** None where a page stands in its place (of a network that wants a sign-in), or it was cut off: the next tab asks again. */
async function servicesOf(environment: Response | undefined): Promise<KnownEnvironment['services']> {
  if (!isThere(environment)) return {};
  const body: unknown = await environment
    .clone()
    .json()
    .catch(() => undefined);
  return readEnvironment(body)?.services ?? {};
}

/** It came, and from the service: what is kept of it (`fetchAndKeep`) need not be fetched again. */
const isThere = (response: Response | undefined): response is Response =>
  response?.status === 200 && isOfService(response);

/** The addresses the engine requests on the home page, the program and the visitor's present page. */
export function addresses(path: string, services: KnownEnvironment['services'], origin: string): URL[] {
  const place = placeOf(path);
  return allCalls.flatMap((call) => {
    const base = services[call.area];
    if (call.ahead === undefined || call.keep.how === 'member' || base === undefined) return [];
    return call.ahead(place).map((input) => addressOf(new URL(base, origin).href, call, input));
  });
}

/** Football, which the home page shows, and what the address of the page names. */
function placeOf(path: string): Place {
  const [pathname = ''] = path.split('?', 1);
  const sport = sportBySlug(sportSlugOf(pathname) ?? '');
  return { sportIds: [...new Set([FOOTBALL, sport?.id ?? FOOTBALL])], eventId: eventIdOf(pathname) };
}

/** With the headers every call carries (rule service-1). */
function request(url: URL): Request {
  const headers = { Platform: 'web', 'Client-Transaction-Id': crypto.randomUUID(), TimeStamp: String(Date.now()) };
  return new Request(url, { headers });
}
