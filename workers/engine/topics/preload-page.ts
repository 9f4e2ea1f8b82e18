/**
 * Loads the data of an address's page before its scripts request it, which on a slow phone takes them 0.5 s: the public
 * data as soon as the address is known, a member's with the tab's first message. Watches and reads that follow join the
 * loads in flight; data that nobody watches is released.
 */
import { sportsbookCalls } from '../../../src/contract/services/sportsbook-calls.ts';
import { programPatterns } from '../../../src/routes/program-routes.ts';
import type { PreloadedRequests } from '../calls/preloaded-requests.ts';
import { couponRouteOfPath, eventIdOfPath, programListOfPath } from '../../../src/routes/parse-path.ts';
import { LIVE, PRE_MATCH } from '../../../src/model/event.ts';
import { sportBySlug } from '../../../src/domain/sports.ts';
import type { Resource } from '../calls/resource.ts';
import type { PreloadedReads } from '../calls/preloaded-reads.ts';
import type { TopicParts } from './topic-source.ts';

type PublicParts = Pick<TopicParts, 'lists' | 'details' | 'reference'>;

interface MemberParts extends Pick<TopicParts, 'context'> {
  reads: Pick<PreloadedReads, 'expect'>;
}

/** @param path without a query: a filtered list watches, or reads, what it needs by itself. */
export function preloadPage(path: string, parts: PublicParts & MemberParts): void {
  const coupons = couponRouteOfPath(path);
  if (coupons === undefined) preloadPublicPage(path, parts);
  else {
    const { context, reads } = parts;
    reads.expect(async () =>
      (await import('../coupons/coupon-page-read.ts')).couponPageRead(coupons, context.now() / 1000),
    );
  }
}

/**
 * Requests the cards of the home page.
 * @param requests of an engine without a tab: the hubs connect later, and the cards are compared then (updates-12)
 */
export function preloadHome(
  path: string,
  { requests, reference }: Pick<TopicParts, 'reference'> & { requests: Pick<PreloadedRequests, 'expect'> },
): void {
  if (path !== programPatterns.home) return;
  load(reference.competitions, reference.markets);
  for (const call of [sportsbookCalls.getLiveEventsForWidget, sportsbookCalls.getUpcomingEventsForWidget]) {
    requests.expect(call, {});
  }
}

export function preloadPublicPage(path: string, { lists, details, reference }: PublicParts): void {
  const eventId = eventIdOfPath(path);
  const list = programListOfPath(path);
  const sport = list && sportBySlug(list.sportSlug);
  if (eventId === undefined && sport === undefined) return;
  // Small responses are requested first: on one line they would arrive after the large ones.
  load(reference.appConfig, reference.competitions, reference.markets);
  if (eventId !== undefined) details.acquire(eventId).release();
  if (sport === undefined) return;
  for (const type of list?.live === true ? [LIVE] : [PRE_MATCH, LIVE]) lists.acquire(sport.id, type).release();
}

function load(...resources: Pick<Resource<unknown>, 'use'>[]): void {
  for (const resource of resources) resource.use(() => undefined)();
}
