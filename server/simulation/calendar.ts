/** Kick-off times, and the contestants available then. Days are Turkish days. */
import { DAY_IN_MS, HOUR_IN_MS, MINUTE_IN_MS, TURKEY_OFFSET_MS, dayNumberOf } from '../turkish-time.ts';
import type { Random } from './random.ts';
import type { SportRow } from './sports/sport-table.ts';

/** Milliseconds after which a booking is dropped; longer than the booking period. */
const FORGOTTEN_MS = 8 * DAY_IN_MS;
/** Weights of the days ahead: most of the next matches are in the program, but only few of those six days ahead. */
const DAY_WEIGHTS = [30, 22, 15, 12, 9, 7, 5];

/**
 * Returns a start after now and within six days, on the sport's grid of minutes; on later days between 11:00 and 23:30
 * Turkish time.
 */
export function upcomingStart(now: number, sport: SportRow, random: Random): number {
  const ahead = random.weighted(DAY_WEIGHTS);
  const grid = sport.slotMinutes * MINUTE_IN_MS;
  if (ahead === 0) return roundUpTo(now + random.between(5 * MINUTE_IN_MS, 14 * HOUR_IN_MS), grid);
  const midnight = (dayNumberOf(now) + ahead) * DAY_IN_MS - TURKEY_OFFSET_MS;
  const hour = random.between(11, 23.5) * HOUR_IN_MS;
  return Math.min(roundUpTo(midnight + hour, grid), roundUpTo(now + 6 * DAY_IN_MS, grid) - grid);
}

/** Rounds up to a multiple of `grid`. */
export function roundUpTo(ms: number, grid: number): number {
  return Math.ceil(ms / grid) * grid;
}

/**
 * Bookings of contestants: in strict mode at most one match a day, otherwise at least some hours between two matches.
 */
export class ContestantCalendar {
  readonly #starts = new Map<string, number[]>();

  isFree(sportId: number, name: string, startMs: number, strict: boolean): boolean {
    const starts = this.#starts.get(`${sportId}/${name}`) ?? [];
    return starts.every((other) =>
      strict ? dayNumberOf(other) !== dayNumberOf(startMs) : Math.abs(other - startMs) >= restOf(sportId),
    );
  }

  book(sportId: number, name: string, startMs: number): void {
    const key = `${sportId}/${name}`;
    const starts = (this.#starts.get(key) ?? []).filter((other) => other > startMs - FORGOTTEN_MS);
    starts.push(startMs);
    this.#starts.set(key, starts);
  }
}

/**
 * Returns the milliseconds between two matches of a contestant; shorter in table tennis, where a player has several
 * matches a day.
 */
function restOf(sportId: number): number {
  return sportId === 20 ? 1.5 * HOUR_IN_MS : 4 * HOUR_IN_MS;
}
