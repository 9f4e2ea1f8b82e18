/** A round of the pool, and the choice of the next one from the program. Times are milliseconds. */
import type { WirePoolEvent } from '../../src/contract/services/wire/pool-wire.ts';
import { FOOTBALL } from '../simulation/sports/sport-table.ts';
import { DAY_IN_MS, HOUR_IN_MS, MINUTE_IN_MS, TURKEY_OFFSET_MS, dayNumberOf, toTurkishTime } from '../turkish-time.ts';
import type { World } from '../world.ts';

export const MATCHES_PER_ROUND = 15;
/** Results: "1" home, "X" draw, "2" away; the marks of an order are 1, 0 and 2. */
export type RoundSign = '1' | 'X' | '2';

export interface PoolMatchRecord {
  number: number;
  eventId: number | null;
  name: string;
  league: string;
  startsAt: number;
  /** "2:1"; undefined while the match is open, and for a match drawn by lot. */
  result?: string;
  winner?: RoundSign;
}

export interface Dividend {
  /** Tier: 1 for fifteen correct … 4 for twelve correct. */
  ordinal: number;
  /** Total number of winning columns. */
  winners: number;
  /**
   * Payout per winning column, rounded down to the kuruş; without winners, the amount carried over to the next round.
   */
  amount: number;
}

export interface PoolRoundRecord {
  cycle: number;
  opensAt: number;
  closesAt: number;
  matches: PoolMatchRecord[];
  /** Set once every match is decided. */
  dividends?: Dividend[];
}

const CLOSES_BEFORE = 5 * MINUTE_IN_MS;

/**
 * Returns a round of the first matches of the best leagues that start some hours from now, on a different day from all
 * earlier rounds: two rounds of the same days would have the same name. Undefined when there are not fifteen matches.
 * @param before start times of the earlier rounds
 */
export function createNextRound(
  world: World,
  cycle: number,
  opensAt: number,
  nowMs: number,
  before: readonly number[],
): PoolRoundRecord | undefined {
  const taken = new Set(before.map(dayNumberOf));
  for (const notBefore of [24 * HOUR_IN_MS, 3 * HOUR_IN_MS, 20 * MINUTE_IN_MS]) {
    const first = Math.max(opensAt, nowMs) + notBefore;
    const starts = [
      first,
      ...[1, 2, 3, 4, 5, 6].map((days) => (dayNumberOf(first) + days) * DAY_IN_MS - TURKEY_OFFSET_MS),
    ];
    for (const start of starts) {
      const matches = bestFrom(world, start);
      if (matches !== undefined && !taken.has(dayNumberOf(firstKickOff(matches)))) {
        return { cycle, opensAt, closesAt: firstKickOff(matches) - CLOSES_BEFORE, matches };
      }
    }
  }
  return undefined;
}

function bestFrom(world: World, start: number): PoolMatchRecord[] | undefined {
  const leagues = new Map(world.competitions().map(({ i, sn, p }) => [i, { name: sn, place: p }]));
  const fitting = world
    .list(FOOTBALL, 0, 0)
    .events.filter(({ bp, hn, an, d }) => bp === 0 && hn !== undefined && an !== undefined && d * 1_000 >= start);
  if (fitting.length < MATCHES_PER_ROUND) return undefined;
  const placeOf = (ci: number): number => leagues.get(ci)?.place ?? Infinity;
  return fitting
    .toSorted((a, b) => placeOf(a.ci) - placeOf(b.ci) || a.d - b.d || a.i - b.i)
    .slice(0, MATCHES_PER_ROUND)
    .map(({ i, hn = '', an = '', ci, d }, place) => ({
      number: place + 1,
      eventId: i,
      name: matchName(hn, an),
      league: leagues.get(ci)?.name ?? '',
      startsAt: d * 1_000,
    }));
}

/** Returns "A-B", or "A - B" when a name contains a hyphen; national teams are written like that too. */
export function matchName(home: string, away: string): string {
  return `${home}${home.includes('-') || away.includes('-') ? ' - ' : '-'}${away}`;
}

export function isPoolRoundDecided({ matches }: PoolRoundRecord): boolean {
  return matches.every(({ winner }) => winner !== undefined);
}

/** Returns the first and last day, like "09-12 Ekim"; across months only the last month is named. */
export function roundName({ matches }: PoolRoundRecord): string {
  const starts = matches.map(({ startsAt }) => startsAt);
  const first = toTurkishTime(Math.min(...starts));
  const last = toTurkishTime(Math.max(...starts));
  const day = (date: Date): string => String(date.getUTCDate()).padStart(2, '0');
  const month = new Intl.DateTimeFormat('tr', { month: 'long', timeZone: 'UTC' }).format(last);
  const days = day(first) === day(last) ? day(last) : `${day(first)}-${day(last)}`;
  return `${days} ${month}`;
}

export function firstKickOff(matches: readonly PoolMatchRecord[]): number {
  return Math.min(...matches.map(({ startsAt }) => startsAt));
}

/** Returns Sunday at ten, Turkish time: the last one before `ms`, or the next one after it. */
export function sundayAtTen(ms: number, which: 'before' | 'after'): number {
  const local = ms + TURKEY_OFFSET_MS;
  const midnight = local - (local % DAY_IN_MS);
  const sunday = midnight - new Date(local).getUTCDay() * DAY_IN_MS + 10 * HOUR_IN_MS - TURKEY_OFFSET_MS;
  const last = sunday <= ms ? sunday : sunday - 7 * DAY_IN_MS;
  return which === 'before' ? last : last + 7 * DAY_IN_MS;
}

/** Formats local time without a time zone, as the service does. */
export function formatLocalTime(ms: number): string {
  return toTurkishTime(ms).toISOString().slice(0, 19);
}

export function wirePoolEvents({ matches }: PoolRoundRecord): WirePoolEvent[] {
  return matches.map(({ number, eventId, name, league, startsAt, result, winner }) => ({
    eventNo: number,
    eventName: name,
    competitionName: league,
    eventDate: formatLocalTime(startsAt),
    result: result ?? null,
    winner: winner ?? null,
    eventId,
  }));
}
