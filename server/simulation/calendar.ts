/** Kick-off times and who is free then. Days are Turkish days. */
import { DAY, HOUR, MINUTE, TURKEY, dayOf } from '../turkish-time.ts';
import type { Random } from './random.ts';
import type { SportRow } from './sports/sport-table.ts';

/** Longer than anybody is booked ahead. */
const FORGOTTEN_MS = 8 * DAY;
/** Most of what is played soon is on offer; six days ahead only the first matches are. */
const DAY_WEIGHTS = [30, 22, 15, 12, 9, 7, 5];

/** A start after now and within six days, on the sport's grid of minutes, by day or evening. */
export function upcomingStart(now: number, sport: SportRow, random: Random): number {
  const ahead = random.weighted(DAY_WEIGHTS);
  const grid = sport.slotMinutes * MINUTE;
  if (ahead === 0) return upTo(now + random.between(5 * MINUTE, 14 * HOUR), grid);
  const midnight = (dayOf(now) + ahead) * DAY - TURKEY;
  const hour = random.between(11, 23.5) * HOUR;
  return Math.min(upTo(midnight + hour, grid), upTo(now + 6 * DAY, grid) - grid);
}

/** The next multiple of `grid`. */
export function upTo(ms: number, grid: number): number {
  return Math.ceil(ms / grid) * grid;
}

/** Nobody plays twice on the same day, nor, when that cannot be helped, twice within some hours. */
export class Diary {
  readonly #starts = new Map<string, number[]>();

  isFree(sportId: number, name: string, startMs: number, strict: boolean): boolean {
    const starts = this.#starts.get(`${sportId}/${name}`) ?? [];
    return starts.every((other) =>
      strict ? dayOf(other) !== dayOf(startMs) : Math.abs(other - startMs) >= restOf(sportId),
    );
  }

  book(sportId: number, name: string, startMs: number): void {
    const key = `${sportId}/${name}`;
    const starts = (this.#starts.get(key) ?? []).filter((other) => other > startMs - FORGOTTEN_MS);
    starts.push(startMs);
    this.#starts.set(key, starts);
  }
}

/** Table-tennis leagues play a player several times a day, and so short matches need more of them. */
function restOf(sportId: number): number {
  return sportId === 20 ? 1.5 * HOUR : 4 * HOUR;
}
