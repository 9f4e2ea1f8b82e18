/** Shares of plays (wire-sportsbook-4, wire-sportsbook-5): unreadable ones are left out and counted. */
import { isPlainObject } from '../../../lib/guards.ts';
import { readNumber } from '../../hub/read-values.ts';
import type { DecodeContext } from '../call.ts';

type Percents = Record<string, number>;

type Dropped = Pick<DecodeContext, 'dropped'>;

/** eventId → percent */
export function decodePercents(wire: Record<string, unknown>, { dropped }: Dropped): Percents {
  return mapped(wire, dropped, readNumber);
}

/** eventId → market id or subtype → outcome number → percent */
export function decodeOutcomePercents(
  wire: Record<string, unknown>,
  { dropped }: Dropped,
): Record<string, Record<string, Percents>> {
  const outcomes = (value: unknown) => (isPlainObject(value) ? mapped(value, dropped, readNumber) : undefined);
  return mapped(wire, dropped, (value) => (isPlainObject(value) ? mapped(value, dropped, outcomes) : undefined));
}

function mapped<To>(
  wire: Record<string, unknown>,
  dropped: () => void,
  read: (value: unknown) => To | undefined,
): Record<string, To> {
  const entries: [string, To][] = [];
  for (const [key, value] of Object.entries(wire)) {
    const told = read(value);
    if (told !== undefined) entries.push([key, told]);
    else if (value !== null) dropped();
  }
  return Object.fromEntries(entries);
}
