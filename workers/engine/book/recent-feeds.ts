/**
 * The last updates of each sport by the 20/10 rule, which the specification requires of every client (rule updates-13).
 */
import type { RecentUpdate } from '../../../src/model/program.ts';
import type { HubTarget } from '../../../src/contract/hub/wire.ts';
import type { EventUpdate, ScoreUpdate } from '../../../src/contract/hub/updates.ts';
import { createKeyedListeners } from '../../../src/lib/listeners.ts';
import { rememberUpdate } from '../../../src/domain/program/recent-updates.ts';

/** An update as it is stored; readers look the name up. */
type StoredUpdate = Omit<RecentUpdate, 'eventName'>;

/** The feeds by sport. An update whose sport is unknown is in no feed. */
export interface RecentFeeds {
  noteEvent(update: EventUpdate, target: HubTarget): void;
  noteScore(update: ScoreUpdate): void;
  updatesOf(sportId: number): readonly StoredUpdate[];
  onChange(sportId: number, listener: () => void): () => void;
}

export function createRecentFeeds(now: () => number): RecentFeeds {
  const feeds = new Map<number, StoredUpdate[]>();
  const changes = createKeyedListeners<number>();

  const remember = (
    { eventId, sportId }: Pick<ScoreUpdate, 'eventId' | 'sportId'>,
    list: 'event' | 'score',
    kind: StoredUpdate['kind'],
  ): void => {
    if (sportId === undefined) return;
    let feed = feeds.get(sportId);
    if (feed === undefined) feeds.set(sportId, (feed = []));
    const at = Math.floor(now() / 1000);
    rememberUpdate(feed, { key: `${list}:${eventId}`, eventId, sportId, kind, at });
    changes.notify(sportId);
  };

  return {
    noteEvent: (update, target) =>
      remember(update, 'event', update.removesFromProgram ? 'removed' : target === 'currentOdds' ? 'odds' : 'event'),
    noteScore: (update) => remember(update, 'score', 'score'),
    updatesOf: (sportId) => feeds.get(sportId) ?? [],
    onChange: changes.add,
  };
}
