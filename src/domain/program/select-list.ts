/** Which events a list shows, in what order, and what its filters offer: the program's query evaluated on the book. */
import type { ListQuery } from '../../contract/port/topics.ts';
import type { Competition, ProgramEvent } from '../../model/event.ts';
import type { FavouriteLeague, ListFacets, ListItem } from '../../model/program.ts';
import { foldTurkish, matchesSearch } from '../text.ts';
import { dayKey } from '../time.ts';

export interface ListContext {
  competitions: ReadonlyMap<number, Competition>;
  favourites: readonly FavouriteLeague[];
}

export interface ListSelection {
  order: ListItem[];
  facets: ListFacets;
}

/**
 * Evaluates a list's query: filters (rule program-3, program-12: day in Türkiye, search, king, MBS, leagues), order (favourite
 * leagues first, then by the competition's priority and start; or by start alone), headers, and the facets of the
 * filters, each counted over what passes all the other filters.
 */
export function selectList(events: Iterable<ProgramEvent>, query: ListQuery, context: ListContext): ListSelection {
  const search = foldTurkish(query.search.trim());
  const chosen = new Set(query.competitionIds);
  const passing: ProgramEvent[] = [];
  const perLeague = new Map<number, number>();
  const perDay = new Map<string, number>();
  for (const event of events) {
    if (!passesFixedFilters(event, query) || (search !== '' && !matchesEvent(event, search, context))) continue;
    const day = dayKey(event.start);
    const ofDay = query.day === '' || day === query.day;
    const ofLeague = chosen.size === 0 || chosen.has(event.competitionId);
    if (ofDay) count(perLeague, event.competitionId);
    if (ofLeague) count(perDay, day);
    if (ofDay && ofLeague) passing.push(event);
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
    facets: { leagues: leagueFacets(perLeague, context), days: dayFacets(perDay), total: passing.length },
  };
}

function passesFixedFilters(event: ProgramEvent, query: ListQuery): boolean {
  if (query.scope === 'prematch' && event.phase !== 0) return false;
  if (query.minBets > 0 && event.minBets !== query.minBets) return false;
  if (query.king === 'odd') return event.kingOdd;
  if (query.king === 'mbs') return event.kingMbs;
  if (query.king === 'live') return event.kingLive;
  return true;
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
    order.push({ type: 'event', eventId: event.id });
  }
  return order;
}

/** What will be offered live stands below what runs, the next to begin first, under one header (rule program-8). */
function comingLast(events: ProgramEvent[]): ListItem[] {
  const [first] = events.sort((a, b) => a.start - b.start || a.id - b.id);
  if (first === undefined) return [];
  const { sportId } = first;
  return [
    { type: 'league', competitionId: 0, sportId, day: '', count: events.length, coming: true },
    ...events.map(({ id }): ListItem => ({ type: 'event', eventId: id })),
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

function unknownCompetition(id: number): Competition {
  return { id, sportId: 0, country: '', priority: Number.MAX_SAFE_INTEGER, icon: '', name: 'Diğer', shortName: '' };
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
