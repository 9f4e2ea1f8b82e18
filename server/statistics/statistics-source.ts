/** Data of the statistics service: matches of the program, and past matches of their contestants. */
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import { ServiceFailure } from '../http/response-envelope.ts';
import { competitions } from '../simulation/competitions.ts';
import type { Competition } from '../simulation/model.ts';
import { E_BASKETBALL, E_FOOTBALL, FOOTBALL } from '../simulation/sports/sport-table.ts';
import { steadyNoise } from '../simulation/random.ts';
import type { World } from '../world.ts';
import { type PastMatchHistory, createPastMatchHistory } from './past-match-history.ts';

interface StatisticsSourceOptions {
  world: World;
  seed: number;
  now: () => number;
  /** URL of the animation of a match, with `{id}` as placeholder; no animation by default. */
  tracker?: string;
}

/** A match of the program or a finished one, with the data statistics need. */
export interface KnownMatch {
  event: WireEvent;
  sportId: number;
  competition: Competition;
  home: string;
  away: string;
}

export interface StatisticsSource {
  readonly world: World;
  readonly now: () => number;
  readonly tracker: string;
  /** Matches before the start of the world, and those that have ended in it. */
  readonly history: PastMatchHistory;
  /**
   * Returns a match; undefined when it has no statistics. Throws a failure for an event that never was in the program
   * or is no longer stored.
   */
  match(eventId: number): KnownMatch | undefined;
}

/** E-sports, whose matches all have statistics. */
export const electronicSports: ReadonlySet<number> = new Set([E_FOOTBALL, E_BASKETBALL]);

export function createStatisticsSource({ world, seed, now, tracker = '' }: StatisticsSourceOptions): StatisticsSource {
  const history = createPastMatchHistory(seed, now(), () => world.endedMatches());
  return {
    world,
    now,
    tracker,
    history,
    match(eventId) {
      const offered = world.event(eventId);
      const event = offered === 'over' ? world.endedMatch(eventId)?.event : offered;
      if (event === undefined) {
        throw new ServiceFailure(510, 'EventNotFound', 'Etkinlik bilgileri bulunamadı');
      }
      return known(event);
    },
  };
}

/** Share of the small football competitions that have no statistics. */
const UNKNOWN_SHARE = 0.4;
const byId = new Map(competitions.map((each) => [each.id, each]));

function known(event: WireEvent): KnownMatch | undefined {
  const { hn: home, an: away, sid: sportId } = event;
  const competition = byId.get(event.ci);
  if (home === undefined || away === undefined || competition === undefined) return undefined;
  const has =
    sportId === FOOTBALL
      ? competition.level < 3 || steadyNoise(competition.id, 5) >= UNKNOWN_SHARE
      : event.hc === true || electronicSports.has(sportId);
  return has ? { event, sportId, competition, home, away } : undefined;
}
