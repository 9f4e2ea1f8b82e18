/**
 * Which requests the service worker may answer from its store. Default deny (platform-notes §7): what is not named here
 * passes untouched, and nothing that carries a player's authorisation is ever looked at.
 */
import { ENVIRONMENT_PATH } from '../../src/contract/names.ts';
import { callPath } from '../../src/contract/services/call-path.ts';
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
  { path: callPath(getMarketConfig), rule: steady },
  { path: callPath(sportsbook.getCompetitions), rule: steady },
  { path: callPath(getAppConfig), rule: steady },
  // A difference to a version means nothing without the version it is a difference to.
  { path: callPath(sportsbook.getEvents), rule: live, accepts: (query) => query.get('version') === '0' },
  { path: callPath(sportsbook.getEvent), rule: live },
  { path: callPath(sportsbook.getInfo), rule: live },
  { path: callPath(sportsbook.getHighlightedEvents), rule: live },
  { path: callPath(sportsbook.getHighlightedLeagues), rule: live },
  { path: callPath(sportsbook.getLiveEventsForWidget), rule: live },
  { path: callPath(sportsbook.getUpcomingEventsForWidget), rule: live },
  { path: callPath(sportsbook.getPopularBets), rule: live },
  { path: callPath(sportsbook.getPopularEasyCoupons), rule: live },
  { path: callPath(sportsbook.getOutcomePlayPercentages), rule: live },
  { path: callPath(sportsbook.getPlayedEventPercentage), rule: live },
];

/** The rule for a request, or `undefined` when the service worker has no business with it. */
export function contentRule(request: Request): ContentRule | undefined {
  if (request.method !== 'GET' || request.headers.has('Authorization')) return undefined;
  const url = new URL(request.url);
  return rules.find(({ path, accepts = () => true }) => path.test(url.pathname) && accepts(url.searchParams))?.rule;
}
