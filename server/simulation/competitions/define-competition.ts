/** Helpers to define competitions. */
import type { Competition, Contestant } from '../model.ts';

export interface CompetitionExtras {
  scoring?: number;
  cup?: boolean;
  /** Added to every name: " U19", " (K)". */
  suffix?: string;
  longTerm?: Competition['longTerm'];
  contests?: Competition['contests'];
}

/** Creates a competition from names in order of strength, strongest first; ratings decrease evenly from 1 to -1. */
export function defineCompetition(
  sportId: number,
  id: number,
  country: string,
  name: string,
  shortName: string,
  level: number,
  names: string | readonly string[],
  extras: CompetitionExtras = {},
): Competition {
  const list = typeof names === 'string' ? names.split(', ') : names;
  const { suffix = '', scoring = 0, cup, longTerm, contests } = extras;
  return {
    sportId,
    id,
    country,
    priority: 0,
    name,
    shortName,
    level,
    scoring,
    contestants: list.map((each, index): Contestant => ({
      name: each + suffix,
      rating: 1 - (2 * index) / Math.max(1, list.length - 1),
    })),
    ...(cup ? { cup } : {}),
    ...(longTerm ? { longTerm } : {}),
    ...(contests ? { contests } : {}),
  };
}

/**
 * Sets display priorities in the given order, starting at `from`; lower comes first. Default priorities on the wire
 * look like id + 100, these are smaller.
 */
export function withPriorities(list: readonly Competition[], from = 1): Competition[] {
  return list.map((each, index) => ({ ...each, priority: from + index }));
}
