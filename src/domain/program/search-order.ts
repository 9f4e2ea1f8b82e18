/** Order of the events a search finds (rule program-34). Pure. */
import type { Competition, ProgramEvent } from '../../model/event.ts';
import { FOOTBALL, electronicSports, sports } from '../sports.ts';
import { foldTurkish } from '../text.ts';
import { isYouthOrReserve, isYouthOrReserveEvent } from './youth-reserve.ts';

/** Places of the typed words in an event, best first. */
const places = {
  /** A side begins with the typed text, and the text ends where a word of the side ends. */
  team: 0,
  /** A side, or the name of the event, begins with the typed text. */
  start: 1,
  /** Every word begins a word of the name. */
  words: 2,
  name: 3,
  /** At least one word occurs only in the league. */
  league: 4,
};

/** Legal forms and common initials of clubs, which a player may type although the program leaves them out. */
const clubForms = new Set('1. fc afc ac as ssc cf cd sc sk sv vfb vfl tsg rb if bk fk nk hk kk bc'.split(' '));

/** Sort keys of a hit in order of importance; lower comes first. */
export type HitOrder = readonly number[];

export interface SearchHit {
  event: ProgramEvent;
  order: HitOrder;
  /** True for youth and reserve teams and electronic sports, which are listed last. */
  minor: boolean;
  /** True when the league contributes a word that the event does not have. */
  byLeague: boolean;
}

export interface SearchedLeague {
  competition: Competition | undefined;
  /** Folded name and short name. */
  text: string;
}

/** Returns the words without legal forms of clubs; undefined when there are none, or nothing else. */
export function withoutClubForms(words: readonly string[]): string[] | undefined {
  const others = words.filter((word) => !clubForms.has(word));
  return others.length === 0 || others.length === words.length ? undefined : others;
}

/**
 * Matches an event against a search.
 * @param queries folded words of the search as typed, and with nicknames replaced; one of them has to match
 * @param pageSportId sport of the page the search was opened from, 0 if it has none
 * @returns undefined when every query has a word that the event and its league do not have
 */
export function matchEvent(
  event: ProgramEvent,
  league: SearchedLeague,
  queries: readonly (readonly string[])[],
  pageSportId: number,
): SearchHit | undefined {
  const name = foldTurkish(event.name);
  const text = `${name} ${league.text}`;
  const matching = queries.filter((words) => hasAll(text, words));
  if (matching.length === 0) return undefined;
  const sides = [event.home, event.away].map((side) => withoutClubForm(foldTurkish(side)));
  const place = Math.min(...matching.map((words) => placeOf(words, name, sides)));
  const isExact = matching.some((words) => sides.includes(words.join(' ')));
  const minor = isMinor(event, name, league, pageSportId);
  return {
    event,
    minor,
    byLeague: place === places.league,
    order: [
      Number(minor),
      place,
      sportOrder(event.sportId, pageSportId),
      Number(!isExact),
      league.competition?.priority ?? Number.MAX_SAFE_INTEGER,
      Number(event.phase === 0),
      event.start,
      event.id,
    ],
  };
}

export function compareHits({ order: first }: SearchHit, { order: second }: SearchHit): number {
  for (const [index, key] of first.entries()) {
    const difference = key - (second[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

function placeOf(words: readonly string[], name: string, sides: readonly string[]): number {
  const typed = words.join(' ');
  if (sides.some((side) => `${side} `.startsWith(`${typed} `))) return places.team;
  if ([name, ...sides].some((side) => side.startsWith(typed))) return places.start;
  if (words.every((word) => name.startsWith(word) || name.includes(` ${word}`))) return places.words;
  return hasAll(name, words) ? places.name : places.league;
}

/** Removes the legal form before a club's name: "fc barcelona" → "barcelona", "1. fc koln" → "koln". */
function withoutClubForm(side: string): string {
  const words = side.split(' ');
  const start = words.findIndex((word) => !clubForms.has(word));
  return start < 1 ? side : words.slice(start).join(' ');
}

/**
 * True for youth and reserve teams, and for electronic sports unless the page is one of theirs.
 * @param name folded
 */
export function isMinor(
  { sportId }: Pick<ProgramEvent, 'sportId'>,
  name: string,
  { text }: Pick<SearchedLeague, 'text'>,
  pageSportId: number,
): boolean {
  if (electronicSports.has(sportId)) return sportId !== pageSportId;
  return isYouthOrReserveEvent(name) || isYouthOrReserve(text);
}

/** The sport of the page first, then football, then the others in the order of the catalogue. */
export function sportOrder(sportId: number, pageSportId: number): number {
  if (sportId === pageSportId) return -1;
  return sportId === FOOTBALL ? 0 : 1 + sports.findIndex(({ id }) => id === sportId);
}
