/**
 * What a first visit loaded before there was a service worker passed by the store. Once, after the first activation,
 * the same is fetched again, so that a visitor who loses the network right after still finds what was on screen.
 */
import { environmentShape } from '../../src/contract/environment.ts';
import { ENVIRONMENT_PATH } from '../../src/contract/names.ts';
import { getAppConfig } from '../../src/contract/services/content.ts';
import { getMarketConfig } from '../../src/contract/services/market-config.ts';
import type { ServiceCall } from '../../src/contract/services/call.ts';
import * as sportsbook from '../../src/contract/services/sportsbook.ts';
import { sportById, sportBySlug } from '../../src/domain/sports.ts';
import { type NetworkEdges, fetchAndKeep } from './network-first.ts';

const FOOTBALL = 1;
/** Pre-match and running events; long-term bets are asked for on their own page. */
const PROGRAM_TYPES = ['0', '1'];
/** The few of the home page and the whole list of their own page. */
const POPULAR_LIMITS = ['6', '50'];

/**
 * Fetches and stores what the page at `path` needs; one that fails leaves the others alone.
 * @param warmed addresses fetched for another tab already; grows
 */
export async function warmUp(path: string, origin: string, warmed: Set<string>, edges: NetworkEdges): Promise<void> {
  const environment = await fetchAndKeep(request(new URL(ENVIRONMENT_PATH, origin)), edges);
  if (environment?.status !== 200) return;
  const [error, { services } = { services: {} }] = environmentShape.validate(await environment.clone().json());
  if (error !== undefined) return;
  const missing = addresses(path, services, origin).filter(({ href }) => !warmed.has(href));
  for (const { href } of missing) warmed.add(href);
  await Promise.all(missing.map((url) => fetchAndKeep(request(url), edges)));
}

/** The addresses the engine asks for on the home page, the program and the page the visitor is on. */
export function addresses(path: string, services: Record<string, string>, origin: string): URL[] {
  const found: URL[] = [];
  const add = (call: Pick<ServiceCall, 'area' | 'path'>, query: Record<string, string> = {}, id = ''): void => {
    const base = services[call.area];
    if (base === undefined) return;
    const url = new URL(`${new URL(base, origin).href.replace(/\/$/, '')}/${call.path.replace(':id', id)}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    found.push(url);
  };

  add(getMarketConfig);
  add(getAppConfig, { platform: 'WEB' });
  add(sportsbook.getCompetitions);
  add(sportsbook.getInfo);
  add(sportsbook.getLiveEventsForWidget);
  add(sportsbook.getUpcomingEventsForWidget);
  add(sportsbook.getPopularEasyCoupons);
  const { sportId, eventId } = placeOf(path);
  for (const sport of new Set([FOOTBALL, sportId])) {
    const id = String(sport);
    for (const type of PROGRAM_TYPES) add(sportsbook.getEvents, { st: id, type, version: '0' });
    add(sportsbook.getHighlightedEvents, { st: id });
    add(sportsbook.getHighlightedLeagues, { st: id });
    for (const limit of POPULAR_LIMITS) add(sportsbook.getPopularBets, { sportId: id, limit });
    add(sportsbook.getOutcomePlayPercentages, { sportType: id });
    add(sportsbook.getPlayedEventPercentage, { sportType: id });
  }
  if (eventId !== undefined) add(sportsbook.getEvent, { allMarkets: 'true' }, eventId);
  return found;
}

/** Sport and event of an address: `/program/[canli/]{slug}[/mac-detay/{id}]`, `/populer-bahisler/{slug}`. */
function placeOf(path: string): { sportId: number; eventId: string | undefined } {
  const segments = path.split('?', 1)[0]?.split('/') ?? [];
  const sport = segments.map(sportBySlug).find((found) => found !== undefined) ?? sportById(FOOTBALL);
  const eventId = /\/mac-detay\/(?:widget\/)?(\d+)/.exec(path)?.[1];
  return { sportId: sport?.id ?? FOOTBALL, eventId };
}

/** With the headers every call carries (sportsbook §7). */
function request(url: URL): Request {
  const headers = { Platform: 'web', 'Client-Transaction-Id': crypto.randomUUID(), TimeStamp: String(Date.now()) };
  return new Request(url, { headers });
}
