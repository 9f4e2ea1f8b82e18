/**
 * Loads the data of an address's page with its tab's first message, because on a slow phone the scripts of a list take
 * 0.3 s more before they watch it. Watches and reads that follow join the loads in flight; data that nobody watches is
 * released.
 */
import { couponRouteOfPath, eventIdOfPath, programListOfPath } from '../../../src/routes/parse-path.ts';
import { LIVE, PRE_MATCH } from '../../../src/model/event.ts';
import { sportBySlug } from '../../../src/domain/sports.ts';
import type { PreloadedReads } from '../calls/preloaded-reads.ts';
import type { TopicParts } from './topic-source.ts';

interface ExpectedParts extends Pick<TopicParts, 'context' | 'lists' | 'details' | 'reference'> {
  reads: Pick<PreloadedReads, 'expect'>;
}

/** @param path without a query: a filtered list watches, or reads, what it needs by itself. */
export function preloadPage(path: string, { context, lists, details, reference, reads }: ExpectedParts): void {
  const coupons = couponRouteOfPath(path);
  if (coupons !== undefined) {
    reads.expect(async () =>
      (await import('../coupons/coupon-page-read.ts')).couponPageRead(coupons, context.now() / 1000),
    );
    return;
  }
  const eventId = eventIdOfPath(path);
  const list = programListOfPath(path);
  const sport = list && sportBySlug(list.sportSlug);
  if (eventId === undefined && sport === undefined) return;
  // Small responses are requested first: on one line they would arrive after the large ones.
  const { appConfig, competitions, markets } = reference;
  for (const resource of [appConfig, competitions, markets]) resource.use(() => undefined)();
  if (eventId !== undefined) details.acquire(eventId).release();
  if (sport === undefined) return;
  for (const type of list?.live === true ? [LIVE] : [PRE_MATCH, LIVE]) lists.acquire(sport.id, type).release();
}
