/**
 * What the page of an address is for, asked for with its tab's first word: the scripts of a list take 0.3 s more of a slow
 * phone before they watch it. Whoever watches, or reads, meanwhile joins what is on its way, and nobody keeps what is not
 * watched.
 */
import { couponPlaceOf, eventIdOf, listOf } from '../../../src/routes/places.ts';
import { LIVE, PRE_MATCH } from '../../../src/model/event.ts';
import { sportBySlug } from '../../../src/domain/sports.ts';
import type { ExpectedReads } from '../calls/expected-reads.ts';
import type { TopicParts } from './topic-source.ts';

interface ExpectedParts extends Pick<TopicParts, 'context' | 'lists' | 'details' | 'reference'> {
  reads: Pick<ExpectedReads, 'expect'>;
}

/** @param path without a query: a filtered list watches, or reads, what it needs by itself. */
export function expectPage(path: string, { context, lists, details, reference, reads }: ExpectedParts): void {
  const coupons = couponPlaceOf(path);
  if (coupons !== undefined) {
    reads.expect(async () => (await import('../coupons/first-read.ts')).firstRead(coupons, context.now() / 1000));
    return;
  }
  const eventId = eventIdOf(path);
  const list = listOf(path);
  const sport = list && sportBySlug(list.sportSlug);
  if (eventId === undefined && sport === undefined) return;
  // Small, and ahead of what is large: on one line it would come behind it.
  const { appConfig, competitions, markets } = reference;
  for (const resource of [appConfig, competitions, markets]) resource.use(() => undefined)();
  if (eventId !== undefined) details.acquire(eventId).release();
  if (sport === undefined) return;
  for (const type of list?.live === true ? [LIVE] : [PRE_MATCH, LIVE]) lists.acquire(sport.id, type).release();
}
