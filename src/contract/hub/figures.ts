/** Single values of hub messages and score blocks. A number and its text are one; what cannot be read is `undefined`. */
import { isWhole } from '../../lib/guards.ts';

export function whole(value: unknown): number | undefined {
  if (isWhole(value)) return value;
  return typeof value === 'string' ? whole(numberOf(value)) : undefined;
}

/** Any number there is. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A whole number above 0. */
export function idOf(value: unknown): number | undefined {
  const id = whole(value);
  return id !== undefined && id > 0 ? id : undefined;
}

/** Odd as the wire has it (1.85) to integer hundredths (185); `undefined` for what is no odd (below 1.00, not a number). */
export function decodeOdd(value: unknown): number | undefined {
  if (typeof value === 'number') return value >= 1 && value < 1e7 ? Math.round(value * 100) : undefined;
  return typeof value === 'string' ? decodeOdd(numberOf(value)) : undefined;
}

/** Minutes and seconds: "45+2" is the 45th minute, however long it goes on (wire-score-1). */
export function clock(value: unknown): number | undefined {
  return whole(typeof value === 'string' ? value.replace(/\+.*$|'$/s, '') : value);
}

/** Points of a game of tennis; advantage comes as "AV" or as a number above 40 (wire-score-2). */
export function gamePoints(value: unknown): number | undefined {
  return typeof value === 'string' && ADVANTAGE.test(value) ? ADVANTAGE_POINTS : whole(value);
}

/** true, 1, or either as text; all else is no. */
export function yes(value: unknown): boolean {
  if (typeof value === 'string') return YES.test(value);
  return value === true || value === 1;
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

const ADVANTAGE = /^\s*av?\s*$/i;
const ADVANTAGE_POINTS = 50;
const YES = /^\s*(?:true|1)\s*$/i;
