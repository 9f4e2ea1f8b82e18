/** The slip as stored on the device: enough to show it before, and without, any response. */
import { isPlainObject, isWholeNumber } from '../../../src/lib/guards.ts';
import type { SelectionRequest } from '../../../src/contract/port/engine-contract.ts';
import type { Slip } from '../../../src/domain/slip/slip-state.ts';

export interface StoredSlipItem extends SelectionRequest {
  eventName: string;
  marketKey: string;
  line: string;
  outcomeName: string;
  /** hundredths: the odd the player chose or last agreed to */
  agreedOdd: number;
  webOdd: number;
  minBets: number;
  /** epoch seconds */
  start: number;
  banker: boolean;
}

/** `ofMember`: true for a member's slip, which is cleared with the session (rule slip-20). */
export type StoredSlip = Slip<StoredSlipItem> & { ofMember?: boolean };

/**
 * Returns true for a complete stored slip. A slip of another shape, by skew or because a user edited it, is refused as a
 * whole: a partial slip is worse than none.
 */
export function isStoredSlip(value: unknown): value is StoredSlip {
  if (!isPlainObject(value)) return false;
  const { items, systems, multiplier, couponCount } = value;
  return (
    Array.isArray(items) &&
    items.every(isKeptItem) &&
    Array.isArray(systems) &&
    systems.every(isWholeNumber) &&
    isWholeNumber(multiplier) &&
    isWholeNumber(couponCount)
  );
}

/** Returns true when two slips have the same choices, terms and agreed odds. */
export function isSameSlip(one: StoredSlip, other: StoredSlip): boolean {
  const text = ({ items, systems, multiplier, couponCount }: StoredSlip): string =>
    JSON.stringify([items, systems, multiplier, couponCount]);
  return text(one) === text(other);
}

const numbers = ['eventId', 'sportId', 'marketId', 'outcomeNumber', 'agreedOdd', 'webOdd', 'minBets', 'start'];
const texts = ['eventName', 'marketKey', 'line', 'outcomeName'];

function isKeptItem(value: unknown): boolean {
  return (
    isPlainObject(value) &&
    numbers.every((name) => isWholeNumber(value[name])) &&
    texts.every((name) => typeof value[name] === 'string') &&
    typeof value['banker'] === 'boolean'
  );
}
