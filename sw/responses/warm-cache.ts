/**
 * Fetches the responses that a first visit loaded before there was a service worker, so that they are stored as well.
 * Runs once after the first activation; a visitor who loses the network right after still finds what was on screen.
 */
import { eventIdOfPath, sportSlugOfPath } from '../../src/routes/parse-path.ts';
import { type KnownEnvironment, readEnvironment } from '../../src/contract/environment.ts';
import { ENVIRONMENT_PATH } from '../../src/contract/names.ts';
import { callAddress } from '../../src/contract/services/call-request.ts';
import { allCalls } from '../../src/contract/services/calls.ts';
import type { PreloadContext } from '../../src/contract/services/cache-policy.ts';
import { isServiceResponse } from '../../src/contract/services/service-response.ts';
import { FOOTBALL, sportBySlug } from '../../src/domain/sports.ts';
import { type NetworkEdges, fetchAndStore } from './network-first.ts';

/**
 * Fetches and stores the responses that the page at `path` needs; a failed one does not affect the others.
 * @param warmed addresses that another tab has had fetched or is fetching; extended by this call
 */
export async function warmCache(path: string, origin: string, warmed: Set<string>, edges: NetworkEdges): Promise<void> {
  const services = await servicesOf(await fetchAndStore(request(new URL(ENVIRONMENT_PATH, origin)), edges));
  const missing = warmCacheAddresses(path, services, origin).filter(({ href }) => !warmed.has(href));
  await Promise.all(
    missing.map(async (url) => {
      // Marked before the fetch, because several tabs send their request at the same moment.
      warmed.add(url.href);
      const response = await fetchAndStore(request(url), edges);
      if (!isThere(response)) warmed.delete(url.href);
    }),
  );
}

/**
 * The services' addresses; empty when the response is a page of the network (a captive portal) or was cut off. The next
 * tab tries it then.
 */
async function servicesOf(environment: Response | undefined): Promise<KnownEnvironment['services']> {
  if (!isThere(environment)) return {};
  const body: unknown = await environment
    .clone()
    .json()
    .catch(() => undefined);
  return readEnvironment(body)?.services ?? {};
}

/** True for a successful response of the service, which `fetchAndStore` has stored. */
const isThere = (response: Response | undefined): response is Response =>
  response?.status === 200 && isServiceResponse(response);

/** The addresses the engine requests on the home page, the program and the visitor's present page. */
export function warmCacheAddresses(path: string, services: KnownEnvironment['services'], origin: string): URL[] {
  const place = placeOf(path);
  return allCalls.flatMap((call) => {
    const base = services[call.area];
    if (call.ahead === undefined || call.keep.how === 'member' || base === undefined) return [];
    return call.ahead(place).map((input) => callAddress(new URL(base, origin).href, call, input));
  });
}

/** Football, which the home page shows, and the sport and event in the page's address. */
function placeOf(path: string): PreloadContext {
  const [pathname = ''] = path.split('?', 1);
  const sport = sportBySlug(sportSlugOfPath(pathname) ?? '');
  return { sportIds: [...new Set([FOOTBALL, sport?.id ?? FOOTBALL])], eventId: eventIdOfPath(pathname) };
}

/** A request with the headers that every call carries (rule service-1). */
function request(url: URL): Request {
  const headers = { Platform: 'web', 'Client-Transaction-Id': crypto.randomUUID(), TimeStamp: String(Date.now()) };
  return new Request(url, { headers });
}
