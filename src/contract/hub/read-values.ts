/** Single values of hub messages and score blocks. Numbers may be sent as text; unreadable values are `undefined`. */
import { isWholeNumber } from '../../lib/guards.ts';

export function readInteger(value: unknown): number | undefined {
  if (isWholeNumber(value)) return value;
  return typeof value === 'string' ? readInteger(readNumber(value)) : undefined;
}

/** Any finite number. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A whole number above 0. */
export function readId(value: unknown): number | undefined {
  const id = readInteger(value);
  return id !== undefined && id > 0 ? id : undefined;
}

/**
 * Converts an odd of the wire (1.85) to integer hundredths (185); `undefined` when it is not an odd (below 1.00, not a
 * number).
 */
export function decodeOdd(value: unknown): number | undefined {
  if (typeof value === 'number') return value >= 1 && value < 1e7 ? Math.round(value * 100) : undefined;
  return typeof value === 'string' ? decodeOdd(readNumber(value)) : undefined;
}

/** Minutes and seconds: "45+2" is read as minute 45 (wire-score-1). */
export function readClockNumber(value: unknown): number | undefined {
  return readInteger(typeof value === 'string' ? value.replace(/\+.*$|'$/s, '') : value);
}

/** Points of a tennis game; advantage is sent as "AV" or as a number above 40 (wire-score-2). */
export function readGamePoints(value: unknown): number | undefined {
  return typeof value === 'string' && ADVANTAGE.test(value) ? ADVANTAGE_POINTS : readInteger(value);
}

/** Returns true for true, 1, or either as text; false for anything else. */
export function readBoolean(value: unknown): boolean {
  if (typeof value === 'string') return YES.test(value);
  return value === true || value === 1;
}

export function readString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

const ADVANTAGE = /^\s*av?\s*$/i;
const ADVANTAGE_POINTS = 50;
const YES = /^\s*(?:true|1)\s*$/i;
