/** What the statistics service knows: the program's matches, and the past of those who play them. */
import type { WireEvent } from '../../src/contract/services/wire/event.ts';
import { ServiceFailure } from '../http/envelope.ts';
import { competitions } from '../simulation/competitions.ts';
import type { Competition } from '../simulation/model.ts';
import { E_BASKETBALL, E_FOOTBALL, FOOTBALL } from '../simulation/sports/sport-table.ts';
import { steadyNoise } from '../simulation/random.ts';
import type { World } from '../world.ts';
import { type History, createHistory } from './history.ts';

export interface StatisticsOptions {
  world: World;
  seed: number;
  now: () => number;
  /** Address of the animation of a match, `{id}` stands for it; nobody draws one unless told. */
  tracker?: string;
}

/** A match of the program, or one that is over, as far as statistics know it. */
export interface KnownMatch {
  event: WireEvent;
  sportId: number;
  competition: Competition;
  home: string;
  away: string;
}

export interface Statistics {
  readonly world: World;
  readonly now: () => number;
  readonly tracker: string;
  /** What was before the world began, and what has ended in it. */
  readonly history: History;
  /** Undefined for a match nothing is known of; refuses an event that never was in the program, or is forgotten. */
  match(eventId: number): KnownMatch | undefined;
}

/** Of these all is known. */
export const electronicSports: ReadonlySet<number> = new Set([E_FOOTBALL, E_BASKETBALL]);

export function createStatistics({ world, seed, now, tracker = '' }: StatisticsOptions): Statistics {
  const history = createHistory(seed, now(), () => world.endedMatches());
  return {
    world,
    now,
    tracker,
    history,
    match(eventId) {
      const offered = world.event(eventId);
      const event = offered === 'over' ? world.ended(eventId)?.event : offered;
      if (event === undefined) {
        throw new ServiceFailure(510, 'EventNotFound', 'Etkinlik bilgileri bulunamadı');
      }
      return known(event);
    },
  };
}

/** Part of the small football competitions that have no statistics. */
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
