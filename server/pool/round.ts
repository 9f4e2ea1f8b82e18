/** A round of the pool as the stand-in keeps it, and the next one of the matches that are on. Times are milliseconds. */
import type { WirePoolEvent } from '../../src/contract/services/wire/pool.ts';
import { FOOTBALL } from '../simulation/sports/sport-table.ts';
import { DAY, HOUR, MINUTE, TURKEY, dayOf, inTurkey } from '../turkish-time.ts';
import type { World } from '../world.ts';

export const MATCHES = 15;
/** "1" home, "X" a draw, "2" away: as results are told; marks are 1, 0 and 2. */
export type Winner = '1' | 'X' | '2';

export interface Match {
  number: number;
  eventId: number | null;
  name: string;
  league: string;
  startsAt: number;
  /** "2:1"; undefined while it is open, and for a match whose sign was drawn. */
  result?: string;
  winner?: Winner;
}

export interface Dividend {
  /** 1: fifteen right … 4: twelve right. */
  ordinal: number;
  /** Winning columns of everybody. */
  winners: number;
  /** Of one of them, cut to the kuruş; what goes on to the next round when nobody won. */
  amount: number;
}

export interface Round {
  cycle: number;
  opensAt: number;
  closesAt: number;
  matches: Match[];
  /** Once every match has a sign. */
  dividends?: Dividend[];
}

const CLOSES_BEFORE = 5 * MINUTE;

/**
 * The first matches of the best leagues that begin in some hours, on another day than any of the rounds before: two of the
 * same days would have the same name. undefined when there are no fifteen.
 * @param before when the rounds before began
 */
export function nextRound(
  world: World,
  cycle: number,
  opensAt: number,
  nowMs: number,
  before: readonly number[],
): Round | undefined {
  const taken = new Set(before.map(dayOf));
  for (const notBefore of [24 * HOUR, 3 * HOUR, 20 * MINUTE]) {
    const first = Math.max(opensAt, nowMs) + notBefore;
    const starts = [first, ...[1, 2, 3, 4, 5, 6].map((days) => (dayOf(first) + days) * DAY - TURKEY)];
    for (const start of starts) {
      const matches = bestFrom(world, start);
      if (matches !== undefined && !taken.has(dayOf(firstStart(matches)))) {
        return { cycle, opensAt, closesAt: firstStart(matches) - CLOSES_BEFORE, matches };
      }
    }
  }
  return undefined;
}

function bestFrom(world: World, start: number): Match[] | undefined {
  const leagues = new Map(world.competitions().map(({ i, sn, p }) => [i, { name: sn, place: p }]));
  const fitting = world
    .list(FOOTBALL, 0, 0)
    .events.filter(({ bp, hn, an, d }) => bp === 0 && hn !== undefined && an !== undefined && d * 1_000 >= start);
  if (fitting.length < MATCHES) return undefined;
  const placeOf = (ci: number): number => leagues.get(ci)?.place ?? Infinity;
  return fitting
    .toSorted((a, b) => placeOf(a.ci) - placeOf(b.ci) || a.d - b.d || a.i - b.i)
    .slice(0, MATCHES)
    .map(({ i, hn = '', an = '', ci, d }, place) => ({
      number: place + 1,
      eventId: i,
      name: matchName(hn, an),
      league: leagues.get(ci)?.name ?? '',
      startsAt: d * 1_000,
    }));
}

/** Clubs "A-B"; where a name has a hyphen of its own, as national teams are written. */
export function matchName(home: string, away: string): string {
  return `${home}${home.includes('-') || away.includes('-') ? ' - ' : '-'}${away}`;
}

export function isDecided({ matches }: Round): boolean {
  return matches.every(({ winner }) => winner !== undefined);
}

/** "09-12 Ekim": its first and its last day; across months the last month alone. */
export function roundName({ matches }: Round): string {
  const starts = matches.map(({ startsAt }) => startsAt);
  const first = inTurkey(Math.min(...starts));
  const last = inTurkey(Math.max(...starts));
  const day = (date: Date): string => String(date.getUTCDate()).padStart(2, '0');
  const month = new Intl.DateTimeFormat('tr', { month: 'long', timeZone: 'UTC' }).format(last);
  const days = day(first) === day(last) ? day(last) : `${day(first)}-${day(last)}`;
  return `${days} ${month}`;
}

export function firstStart(matches: readonly Match[]): number {
  return Math.min(...matches.map(({ startsAt }) => startsAt));
}

/** Sunday at ten, Turkish time: the last one before, or the first one after. */
export function sundayAtTen(ms: number, which: 'before' | 'after'): number {
  const local = ms + TURKEY;
  const midnight = local - (local % DAY);
  const sunday = midnight - new Date(local).getUTCDay() * DAY + 10 * HOUR - TURKEY;
  const last = sunday <= ms ? sunday : sunday - 7 * DAY;
  return which === 'before' ? last : last + 7 * DAY;
}

/** Local time without a zone, as the service writes it. */
export function localText(ms: number): string {
  return inTurkey(ms).toISOString().slice(0, 19);
}

export function wireEvents({ matches }: Round): WirePoolEvent[] {
  return matches.map(({ number, eventId, name, league, startsAt, result, winner }) => ({
    eventNo: number,
    eventName: name,
    competitionName: league,
    eventDate: localText(startsAt),
    result: result ?? null,
    winner: winner ?? null,
    eventId,
  }));
}
