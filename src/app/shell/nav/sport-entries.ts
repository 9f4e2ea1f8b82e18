/** Sports of the navigation, with their counts. */
import type { SportInfo } from '../../../model/event.ts';
import { type Sport, sports } from '../../../domain/sports.ts';
import { UNKNOWN_COUNT } from '../../../model/load.ts';

export interface SportEntry {
  sport: Sport;
  /** Null until counts are known, and when the service does not send this one. */
  live: number | null;
  /** Matches in the sport's list; long-term events have a list of their own. */
  total: number | null;
}

interface SportTotals {
  live: number | null;
  longTerm: number | null;
}

/**
 * Returns the catalogue's sports in order. Once counts are known, sports without events today are left out (rule
 * sport-5, wire-sportsbook-2: a sport is listed when it has events), except the one on screen.
 * @param infos counts per sport, or undefined while unknown
 * @param recent slugs of the sports opened before: the most used come first, ties in the order of the catalogue
 * @param scope `live` lists the sports with events that run or will be offered live; counts stay those of running ones
 */
export function sportEntries(
  infos: readonly SportInfo[] | undefined,
  currentSlug: string,
  scope: 'all' | 'live',
  recent: readonly string[] = [],
): SportEntry[] {
  const ordered = byUse(recent);
  if (infos === undefined || infos.length === 0) return ordered.map((sport) => ({ sport, live: null, total: null }));
  const bySport = new Map(infos.map((info) => [info.sportId, info]));
  return ordered
    .map((sport) => {
      const info = bySport.get(sport.id);
      const { live, upcomingLive, total, longTerm } = info ?? none;
      // An unknown count (`UNKNOWN_COUNT`) may be any number, so the sport stays listed.
      const shown = scope === 'live' ? live !== 0 || upcomingLive !== 0 : total !== 0;
      const matches = total === UNKNOWN_COUNT ? null : Math.max(0, total - told(longTerm));
      return { entry: { sport, live: live === UNKNOWN_COUNT ? null : live, total: matches }, shown };
    })
    .filter(({ entry, shown }) => entry.sport.slug === currentSlug || shown)
    .map(({ entry }) => entry);
}

const none = { live: 0, upcomingLive: 0, total: 0, longTerm: 0 };

const told = (count: number): number => (count === UNKNOWN_COUNT ? 0 : count);

function byUse(recent: readonly string[]): Sport[] {
  const uses = ({ slug }: Sport): number => recent.filter((each) => each === slug).length;
  return [...sports].sort((a, b) => uses(b) - uses(a));
}

/** Returns the running and long-term events of all sports, null while unknown. */
export function sportTotals(infos: readonly SportInfo[] | undefined): SportTotals {
  if (infos === undefined || infos.length === 0) return { live: null, longTerm: null };
  let live = 0;
  let longTerm = 0;
  for (const info of infos) {
    live += told(info.live);
    longTerm += told(info.longTerm);
  }
  return { live, longTerm };
}
