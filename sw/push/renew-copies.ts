/**
 * Periodic background sync (push-8): renews public copies while the product is closed, so that it opens with recent data
 * without a network. Nothing is requested with a session.
 */
import { entryLinks } from '../../src/routes/routes.ts';
import { sportById } from '../../src/domain/sports.ts';
import type { PushMatch, PushRecord } from '../../src/storage/push/push-record.ts';
import type { NetworkEdges } from '../responses/network-first.ts';
import { warmCache } from '../responses/warm-cache.ts';

/** Most matches of waiting coupons whose data is renewed. */
const MOST_MATCHES = 4;
/** Most requests of one sync. */
export const MOST_REQUESTS = 24;

/** @param edges of one sync; requests beyond the limit fail like those without a network */
export async function renewCopies(record: PushRecord, origin: string, edges: NetworkEdges): Promise<void> {
  const limited = withLimit(edges);
  const warmed = new Set<string>();
  const paths = ['/', ...record.waiting.flatMap(pathOf).slice(0, MOST_MATCHES)];
  // Pages are read one after the other, because a phone does this on whatever network it has.
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop
    await warmCache(path, origin, warmed, limited);
  }
}

function pathOf({ id, sportId }: PushMatch): string[] {
  const sport = sportById(sportId);
  return sport?.hasMatchDetail === true ? [entryLinks.event(sport.slug, id)] : [];
}

function withLimit(edges: NetworkEdges): NetworkEdges {
  let left = MOST_REQUESTS;
  return {
    ...edges,
    fetch: (request) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('the sync has made its requests')) : edges.fetch(request);
    },
  };
}
