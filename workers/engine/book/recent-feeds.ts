/**
 * The last updates of each sport by the 20/10 rule, which the specification requires of every client (rule updates-13).
 */
import type { RecentUpdate } from '../../../src/model/program.ts';
import type { HubTarget } from '../../../src/contract/hub/wire.ts';
import type { EventUpdate, ScoreUpdate } from '../../../src/contract/hub/updates.ts';
import { rememberUpdate } from '../../../src/domain/program/recent-updates.ts';

/** The feeds by sport. An update whose sport is unknown is in no feed. */
export interface RecentFeeds {
  noteEvent(update: EventUpdate, target: HubTarget): void;
  noteScore(update: ScoreUpdate): void;
  updatesOf(sportId: number): readonly RecentUpdate[];
  onChange(sportId: number, listener: () => void): () => void;
}

export function createRecentFeeds(now: () => number): RecentFeeds {
  const feeds = new Map<number, RecentUpdate[]>();
  const listeners = new Map<number, Set<() => void>>();

  const remember = (update: RecentUpdate): void => {
    let feed = feeds.get(update.sportId);
    if (feed === undefined) feeds.set(update.sportId, (feed = []));
    rememberUpdate(feed, update);
    const waiting = listeners.get(update.sportId);
    if (waiting !== undefined) for (const listener of waiting) listener();
  };

  return {
    noteEvent: ({ eventId, sportId, removesFromProgram }, target) => {
      if (sportId === undefined) return;
      remember({
        key: `event:${eventId}`,
        eventId,
        sportId,
        eventName: '',
        kind: removesFromProgram ? 'removed' : target === 'currentOdds' ? 'odds' : 'event',
        at: Math.floor(now() / 1000),
      });
    },
    noteScore: ({ eventId, sportId }) => {
      if (sportId === undefined) return;
      remember({
        key: `score:${eventId}`,
        eventId,
        sportId,
        eventName: '',
        kind: 'score',
        at: Math.floor(now() / 1000),
      });
    },
    updatesOf: (sportId) => feeds.get(sportId) ?? [],
    onChange: (sportId, listener) => {
      let waiting = listeners.get(sportId);
      if (waiting === undefined) listeners.set(sportId, (waiting = new Set()));
      waiting.add(listener);
      return () => waiting.delete(listener);
    },
  };
}
