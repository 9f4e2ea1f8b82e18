/** Search over all sports of the program, best hits first (rules program-27 and program-34). Pure. */
import type { Competition, ProgramEvent } from '../../model/event.ts';
import type { FoundCount, FoundLeague, ProgramFound } from '../../model/program.ts';
import { foldTurkish } from '../text.ts';
import { replaceNicknames } from './team-nicknames.ts';
import {
  type SearchHit,
  type SearchedLeague,
  compareHits,
  hasAll,
  matchEvent,
  sportOrder,
  withoutClubForms,
} from './search-order.ts';

/** Minimum number of letters for a search. */
const SEARCH_FROM = 2;
/** Maximum number of events shown; the complete list is in the program of each sport. */
const MOST_EVENTS = 20;
const MOST_LEAGUES = 6;

/** Folded words of a search; [] when the text is too short. */
export function searchWords(text: string): string[] {
  const words = foldTurkish(text.trim()).split(/\s+/);
  return words.join('').length < SEARCH_FROM ? [] : words;
}

/**
 * Finds events whose sides or league contain every word, in any order, best first (`search-order.ts`). Also finds
 * leagues by name.
 * @param longTerm ids of events that are in no bulletin
 * @param pageSportId sport of the page the search was opened from, 0 if it has none
 */
export function searchProgram(
  events: Iterable<ProgramEvent>,
  words: readonly string[],
  competitions: ReadonlyMap<number, Competition>,
  longTerm: ReadonlySet<number>,
  pageSportId = 0,
): ProgramFound {
  const leagues = new Map<number, SearchedLeague>();
  const leagueOf = (id: number): SearchedLeague => {
    let league = leagues.get(id);
    if (league === undefined) {
      const competition = competitions.get(id);
      const text = competition === undefined ? '' : foldTurkish(`${competition.name} ${competition.shortName}`);
      leagues.set(id, (league = { competition, text }));
    }
    return league;
  };
  const named = replaceNicknames(words);
  const queries = named === undefined ? [words] : [words, named];
  const hits: SearchHit[] = [];
  const inSports: Counts = new Map();
  const inLeagues: Counts = new Map();
  const all = words.length === 0 ? [] : [...events];
  for (const event of all) {
    const league = leagueOf(event.competitionId);
    if (hasAll(league.text, words)) count(inLeagues, event.competitionId, event, longTerm);
    const hit = matchEvent(event, league, queries, pageSportId);
    if (hit === undefined) continue;
    hits.push(hit);
    count(inSports, event.sportId, event, longTerm);
  }
  const bare = hits.length > 0 ? undefined : withoutClubForms(words);
  if (bare !== undefined) return searchProgram(all, bare, competitions, longTerm, pageSportId);
  hits.sort(compareHits);
  const shown = hits.slice(0, MOST_EVENTS);
  const [best] = hits;
  return {
    eventIds: shown.map(({ event }) => event.id),
    longTermIds: shown.filter(({ event }) => longTerm.has(event.id)).map(({ event }) => event.id),
    minorIds: shown.filter(({ minor }) => minor).map(({ event }) => event.id),
    leaguesFirst: best !== undefined && (best.byLeague || longTerm.has(best.event.id)),
    total: hits.length,
    sports: [...inSports.values()].flat().sort((a, b) => b.count - a.count),
    leagues: leaguesOf(inLeagues, words, competitions, pageSportId),
  };
}

function leaguesOf(
  found: Counts,
  words: readonly string[],
  competitions: ReadonlyMap<number, Competition>,
  pageSportId: number,
): FoundLeague[] {
  const typed = words.join(' ');
  const begins = ({ name }: Competition): number => Number(!foldTurkish(name).startsWith(typed));
  return [...found]
    .flatMap(([id, counts]) => {
      const league = competitions.get(id);
      const shown = counts.find((each) => !each.longTerm) ?? counts[0];
      return league === undefined || shown === undefined ? [] : [{ ...league, ...shown }];
    })
    .sort(
      (a, b) =>
        begins(a) - begins(b) ||
        sportOrder(a.sportId, pageSportId) - sportOrder(b.sportId, pageSportId) ||
        a.priority - b.priority ||
        a.id - b.id,
    )
    .slice(0, MOST_LEAGUES);
}

/** Counts by sport or league, separately for bulletin and long-term events. */
type Counts = Map<number, FoundCount[]>;

function count(counts: Counts, key: number, { id, sportId }: ProgramEvent, longTermIds: ReadonlySet<number>): void {
  const longTerm = longTermIds.has(id);
  const own = counts.get(key) ?? [];
  counts.set(key, own);
  const known = own.find((each) => each.longTerm === longTerm);
  if (known === undefined) own.push({ sportId, count: 1, longTerm });
  else known.count += 1;
}
