/**
 * Which requests the service worker may answer from its store. Default deny (platform-notes §7): what is not named here
 * passes untouched, and nothing that carries a player's authorisation is ever looked at.
 */
import { ENVIRONMENT_PATH } from '../../src/contract/names.ts';
import type { ServiceCall } from '../../src/contract/services/call.ts';
import { getAppConfig } from '../../src/contract/services/content.ts';
import { getMarketConfig } from '../../src/contract/services/market-config.ts';
import * as sportsbook from '../../src/contract/services/sportsbook.ts';

/**
 * `live`: the network first, the copy when it does not answer in time. `steady`: changes rarely; a copy that is young
 * enough is as good as the network and is renewed behind its back, an older one is treated as `live`.
 */
export type ContentRule = { kind: 'live' } | { kind: 'steady'; freshSeconds: number };

const live: ContentRule = { kind: 'live' };
const steady: ContentRule = { kind: 'steady', freshSeconds: 600 };

const rules: readonly { path: RegExp; rule: ContentRule; accepts?: (query: URLSearchParams) => boolean }[] = [
  { path: new RegExp(`^${ENVIRONMENT_PATH.replaceAll('.', '\\.')}$`), rule: live },
  { path: tail(getMarketConfig), rule: steady },
  { path: tail(sportsbook.getCompetitions), rule: steady },
  { path: tail(getAppConfig), rule: steady },
  // A difference to a version means nothing without the version it is a difference to.
  { path: tail(sportsbook.getEvents), rule: live, accepts: (query) => query.get('version') === '0' },
  { path: tail(sportsbook.getEvent), rule: live },
  { path: tail(sportsbook.getInfo), rule: live },
  { path: tail(sportsbook.getHighlightedEvents), rule: live },
  { path: tail(sportsbook.getHighlightedLeagues), rule: live },
  { path: tail(sportsbook.getLiveEventsForWidget), rule: live },
  { path: tail(sportsbook.getUpcomingEventsForWidget), rule: live },
  { path: tail(sportsbook.getPopularBets), rule: live },
  { path: tail(sportsbook.getPopularEasyCoupons), rule: live },
  { path: tail(sportsbook.getOutcomePlayPercentages), rule: live },
  { path: tail(sportsbook.getPlayedEventPercentage), rule: live },
];

/** The rule for a request, or `undefined` when the service worker has no business with it. */
export function contentRule(request: Request): ContentRule | undefined {
  if (request.method !== 'GET' || request.headers.has('Authorization')) return undefined;
  const url = new URL(request.url);
  return rules.find(({ path, accepts = () => true }) => path.test(url.pathname) && accepts(url.searchParams))?.rule;
}

/** Services live at any base address on any host (environment.json); the end of the path is what they have in common. */
function tail(call: Pick<ServiceCall, 'area' | 'path'>): RegExp {
  const segments = call.path.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : segment));
  return new RegExp(`/${segments.join('/')}$`);
}
