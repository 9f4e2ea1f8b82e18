/**
 * What the page of an address is for, asked for with its tab's first word: the scripts of a list take 0.3 s more of a slow
 * phone before they watch it. Whoever watches meanwhile joins what is on its way, and nobody keeps what is not watched.
 */
import { eventIdOf, listOf } from '../../../src/routes/program.ts';
import { LIVE, PRE_MATCH } from '../../../src/model/event.ts';
import { sportBySlug } from '../../../src/domain/sports.ts';
import type { TopicParts } from './topic-source.ts';

type ExpectedParts = Pick<TopicParts, 'lists' | 'details' | 'reference'>;

/** @param path without a query: a filtered list watches what it needs by itself. */
export function expectPage(path: string, { lists, details, reference }: ExpectedParts): void {
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
