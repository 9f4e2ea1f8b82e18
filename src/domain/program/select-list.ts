/** Evaluation of a program query on the book: the events of a list, their order, and the options of its filters. */
import type { ListQuery } from '../../contract/port/topics.ts';
import type { Competition, ProgramEvent } from '../../model/event.ts';
import type { FavouriteLeague, ListFacets, ListItem } from '../../model/program.ts';
import { foldTurkish, matchesSearch } from '../text.ts';
import { dayKey } from '../time.ts';
import { SOON_HOURS } from './soon-hours.ts';

interface ListContext {
  /** Epoch seconds. */
  now: number;
  competitions: ReadonlyMap<number, Competition>;
  favourites: readonly FavouriteLeague[];
}

interface ListSelection {
  order: ListItem[];
  facets: ListFacets;
}

/**
 * Evaluates a list's query: filters (rule program-3, program-12: time, search, king, MBS, leagues), order (favourite
 * leagues first, then by the competition's priority and start; or by start alone), headers, and facets. Each facet is
 * counted over the events that pass all other filters.
 */
export function selectList(events: Iterable<ProgramEvent>, query: ListQuery, context: ListContext): ListSelection {
  const search = foldTurkish(query.search.trim());
  const chosen = new Set(query.competitionIds);
  const passing: ProgramEvent[] = [];
  const perLeague = new Map<number, number>();
  const perDay = new Map<string, number>();
  const perMinBets = new Map<number, number>();
  const soon = SOON_HOURS.map((hours) => ({ hours, count: 0 }));
  const kings = { odd: 0, mbs: 0, live: 0 };
  for (const event of events) {
    if (query.scope === 'prematch' && event.phase !== 0) continue;
    if (search !== '' && !matchesEvent(event, search, context)) continue;
    const day = dayKey(event.start);
    const ofTime = (query.day === '' || day === query.day) && isSoon(event, query.hours, context.now);
    const ofLeague = chosen.size === 0 || chosen.has(event.competitionId);
    const ofMinBets = query.minBets === 0 || event.minBets === query.minBets;
    const ofKing = isOfKing(event, query.king);
    const failed = [ofTime, ofLeague, ofMinBets, ofKing].filter((passes) => !passes).length;
    if (failed === 0) passing.push(event);
    // A facet counts the events that pass, and those that only its own filter rejects.
    if (failed > 1) continue;
    if (failed === 0 || !ofLeague) count(perLeague, event.competitionId);
    if (failed === 0 || !ofMinBets) count(perMinBets, event.minBets);
    if (failed === 0 || !ofKing) for (const king of KINGS) kings[king] += Number(isOfKing(event, king));
    if (failed > 0 && ofTime) continue;
    count(perDay, day);
    for (const each of soon) each.count += Number(isSoon(event, each.hours, context.now));
  }
  const ranks = rankLeagues(passing, context);
  if (query.sort === 'league') {
    passing.sort((a, b) => rank(ranks, a) - rank(ranks, b) || a.start - b.start || a.id - b.id);
  } else {
    passing.sort((a, b) => a.start - b.start || rank(ranks, a) - rank(ranks, b) || a.id - b.id);
  }
  const coming = query.scope === 'live' ? passing.filter(({ phase }) => phase === 0) : [];
  const listed = coming.length === 0 ? passing : passing.filter(({ phase }) => phase !== 0);
  return {
    order: [...withHeaders(listed, query.sort), ...comingLast(coming)],
    facets: {
      leagues: leagueFacets(perLeague, context),
      days: dayFacets(perDay),
      soon,
      minBets: [...perMinBets].map(([value, total]) => ({ value, count: total })).sort((a, b) => a.value - b.value),
      kings,
      total: passing.length,
    },
  };
}

/** True for an event that begins within the next hours; false for a running event. */
function isSoon(event: ProgramEvent, hours: number, now: number): boolean {
  return hours === 0 || (event.phase === 0 && event.start <= now + hours * HOUR_SECONDS);
}

function isOfKing(event: ProgramEvent, king: ListQuery['king']): boolean {
  if (king === 'odd') return event.kingOdd;
  if (king === 'mbs') return event.kingMbs;
  return king === '' || event.kingLive;
}

function matchesEvent(event: ProgramEvent, search: string, context: ListContext): boolean {
  const competition = context.competitions.get(event.competitionId);
  return matchesSearch(`${event.name} ${competition?.name ?? ''} ${competition?.shortName ?? ''}`, search);
}

function rankLeagues(events: ProgramEvent[], context: ListContext): Map<number, number> {
  const favourites = new Set(context.favourites.map((favourite) => favourite.competitionId));
  const ids = [...new Set(events.map((event) => event.competitionId))];
  ids.sort((a, b) => {
    const first = context.competitions.get(a);
    const second = context.competitions.get(b);
    return (
      Number(favourites.has(b)) - Number(favourites.has(a)) ||
      (first?.priority ?? Number.MAX_SAFE_INTEGER) - (second?.priority ?? Number.MAX_SAFE_INTEGER) ||
      a - b
    );
  });
  return new Map(ids.map((id, index) => [id, index]));
}

function rank(ranks: Map<number, number>, event: ProgramEvent): number {
  return ranks.get(event.competitionId) ?? ranks.size;
}

function withHeaders(events: ProgramEvent[], sort: ListQuery['sort']): ListItem[] {
  const order: ListItem[] = [];
  let header: Extract<ListItem, { type: 'league' }> | undefined;
  for (const event of events) {
    const day = sort === 'date' ? dayKey(event.start) : '';
    const competitionId = sort === 'date' ? 0 : event.competitionId;
    if (header === undefined || header.day !== day || header.competitionId !== competitionId) {
      header = { type: 'league', competitionId, sportId: event.sportId, day, count: 0 };
      order.push(header);
    }
    header.count += 1;
    order.push(itemOf(event));
  }
  return order;
}

function itemOf({ id, mappedId }: ProgramEvent): ListItem {
  return { type: 'event', eventId: id, ...(mappedId !== null && mappedId !== id && { mappedId }) };
}

/** Events that will be offered live come after the running ones, earliest first, under one header (rule program-8). */
function comingLast(events: ProgramEvent[]): ListItem[] {
  const [first] = events.sort((a, b) => a.start - b.start || a.id - b.id);
  if (first === undefined) return [];
  const { sportId } = first;
  return [
    { type: 'league', competitionId: 0, sportId, day: '', count: events.length, coming: true },
    ...events.map(itemOf),
  ];
}

function leagueFacets(counts: Map<number, number>, context: ListContext): ListFacets['leagues'] {
  return [...counts]
    .map(([id, total]) => ({ ...(context.competitions.get(id) ?? unknownCompetition(id)), count: total }))
    .sort((a, b) => a.priority - b.priority || a.id - b.id);
}

function dayFacets(counts: Map<string, number>): ListFacets['days'] {
  return [...counts].map(([day, total]) => ({ day, count: total })).sort((a, b) => (a.day < b.day ? -1 : 1));
}

const HOUR_SECONDS = 3600;
const KINGS = ['odd', 'mbs', 'live'] as const;

function unknownCompetition(id: number): Competition {
  return { id, sportId: 0, country: '', priority: Number.MAX_SAFE_INTEGER, icon: '', name: 'Diğer', shortName: '' };
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
