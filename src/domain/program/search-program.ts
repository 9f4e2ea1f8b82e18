/** Search over all sports of the program, best hits first (rule program-27). Pure. */
import type { Competition, ProgramEvent } from '../../model/event.ts';
import type { FoundCount, FoundLeague, ProgramFound } from '../../model/program.ts';
import { foldTurkish } from '../text.ts';

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
 * Finds events whose sides or league contain every word, in any order. Events whose name or side begins with the typed
 * text come first, then those where every word begins a word, then the others; within each, running events first, then
 * by start. Also finds leagues by name.
 * @param longTermMarketType ids of events that are in no bulletin
 */
export function searchProgram(
  events: Iterable<ProgramEvent>,
  words: readonly string[],
  competitions: ReadonlyMap<number, Competition>,
  longTerm: ReadonlySet<number>,
): ProgramFound {
  const leagueTexts = new Map<number, string>();
  const leagueText = (id: number): string => {
    let text = leagueTexts.get(id);
    if (text === undefined) {
      const league = competitions.get(id);
      leagueTexts.set(id, (text = league === undefined ? '' : foldTurkish(`${league.name} ${league.shortName}`)));
    }
    return text;
  };
  const found: { event: ProgramEvent; rank: number }[] = [];
  const inSports: Counts = new Map();
  const inLeagues: Counts = new Map();
  for (const event of words.length === 0 ? [] : events) {
    const league = leagueText(event.competitionId);
    if (hasAll(league, words)) count(inLeagues, event.competitionId, event, longTerm);
    const rank = rankOf(event, words, league);
    if (rank === undefined) continue;
    found.push({ event, rank });
    count(inSports, event.sportId, event, longTerm);
  }
  found.sort(
    ({ event: a, rank: first }, { event: b, rank: second }) =>
      first - second || Number(a.phase === 0) - Number(b.phase === 0) || a.start - b.start || a.id - b.id,
  );
  const eventIds = found.slice(0, MOST_EVENTS).map(({ event }) => event.id);
  return {
    eventIds,
    longTermIds: eventIds.filter((id) => longTerm.has(id)),
    total: found.length,
    sports: [...inSports.values()].flat().sort((a, b) => b.count - a.count),
    leagues: leaguesOf(inLeagues, words, competitions),
  };
}

/** Rank of a hit, 0 is best; undefined when a word is missing. */
function rankOf({ home, away, name }: ProgramEvent, words: readonly string[], league: string): number | undefined {
  const folded = foldTurkish(name);
  if (!hasAll(`${folded} ${league}`, words)) return undefined;
  const typed = words.join(' ');
  if ([folded, foldTurkish(home), foldTurkish(away)].some((side) => side.startsWith(typed))) return 0;
  if (words.every((word) => folded.startsWith(word) || folded.includes(` ${word}`))) return 1;
  return hasAll(folded, words) ? 2 : 3;
}

function leaguesOf(
  found: Counts,
  words: readonly string[],
  competitions: ReadonlyMap<number, Competition>,
): FoundLeague[] {
  const typed = words.join(' ');
  const begins = ({ name }: Competition): number => Number(!foldTurkish(name).startsWith(typed));
  return [...found]
    .flatMap(([id, counts]) => {
      const league = competitions.get(id);
      const shown = counts.find((each) => !each.longTerm) ?? counts[0];
      return league === undefined || shown === undefined ? [] : [{ ...league, ...shown }];
    })
    .sort((a, b) => begins(a) - begins(b) || a.priority - b.priority || a.id - b.id)
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

function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
