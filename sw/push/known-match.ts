/** A match that a push message names, from the public copies on the device. */
import { cacheableValue } from '../../src/contract/services/cacheable-value.ts';
import { pathPattern } from '../../src/contract/services/call-request.ts';
import { sportsbookCalls } from '../../src/contract/services/sportsbook-calls.ts';
import type { DecodedEvent } from '../../src/contract/services/wire/decode-event.ts';
import type { DecodedEventList } from '../../src/contract/services/wire/event-list-wire.ts';
import type { ProgramEvent } from '../../src/model/event.ts';
import type { ReadCopies } from './known-news.ts';

export type KnownMatch = Pick<ProgramEvent, 'id' | 'sportId' | 'name' | 'home' | 'away' | 'competitionId'>;

/**
 * Finds the match in the copy of its page, or else in those of the lists of these sports. A match has two ids while it runs
 * (match-50); either is found, and the returned one is that of the message.
 */
export async function findMatch(
  id: string,
  sportIds: readonly number[],
  read: ReadCopies,
): Promise<KnownMatch | undefined> {
  const { getEvent: detail, getEvents: list } = sportsbookCalls;
  const isOfMatch = pathPattern({ path: detail.path.replace(':id', encodeURIComponent(id)) });
  const [page] = await read((address) => isOfMatch.test(parsed(address)?.pathname ?? ''));
  const own = page === undefined ? undefined : (cacheableValue(detail, page.text) as DecodedEvent | undefined);
  if (own !== undefined) return { ...own.event, id: Number(id) };
  const isList = pathPattern(list);
  const lists = await read((address) => {
    const url = parsed(address);
    return isList.test(url?.pathname ?? '') && sportIds.includes(Number(url?.searchParams.get('st')));
  });
  for (const { text } of lists) {
    const value = cacheableValue(list, text) as DecodedEventList | undefined;
    const found = value?.events.find(({ event }) => [event.id, event.mappedId].map(String).includes(id));
    if (found !== undefined) return { ...found.event, id: Number(id) };
  }
  return undefined;
}

const parsed = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined);
