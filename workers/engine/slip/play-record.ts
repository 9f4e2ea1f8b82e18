/**
 * What is kept of a coupon on its way, before the first byte leaves (money-2): enough to find it in the history, and
 * nothing that names a player but the hash of the account.
 */
import { isFields, isWhole } from '../../../src/lib/guards.ts';
import type { Failure } from '../../../src/model/failure.ts';
import type { PlayState, Selection, SlipTerms } from '../../../src/model/slip.ts';

export interface PlayRecord {
  /** The Client-Transaction-Id. */
  intent: string;
  hashedPlayer: string;
  /** epoch milliseconds */
  sentAt: number;
  /** Of all coupons, kuruş. */
  price: number;
  couponCount: number;
  itemCount: number;
  /** Total odd, hundredths. */
  odd: number;
  /** Which slip it was: see `slipName`. */
  slip: string;
  /** Coupons this device was told of before: a history without ids may show one of them that looks alike. */
  seen: string[];
  /** What came of it: its coupons, or null for none. Kept, whatever dies in between; without it the end is open. */
  end?: { couponIds: string[] } | null;
  /** The player has seen what came of it. */
  dismissed?: boolean;
}

/** Equal for slips of the same choices and terms, whatever their odds. */
export function slipName(
  items: readonly Pick<Selection, 'eventId' | 'marketId' | 'outcomeNumber' | 'banker'>[],
  { systems, multiplier, couponCount }: SlipTerms,
): string {
  const choices = items.map(({ eventId, marketId, outcomeNumber, banker }) => [
    eventId,
    marketId,
    outcomeNumber,
    banker,
  ]);
  return JSON.stringify([choices, systems, multiplier, couponCount]);
}

/** How the coupon of a record stands, for the slip of every tab. */
export function stateOf({ intent, price, couponCount, sentAt, end }: PlayRecord): PlayState {
  if (end === undefined) return { phase: 'unknown', intent, price, sentAt: Math.floor(sentAt / 1000) };
  if (end === null) return { phase: 'notMade', intent };
  return { phase: 'confirmed', intent, couponIds: end.couponIds, couponCount, price };
}

export function rejected(intent: string, failure: Failure): PlayState {
  return { phase: 'rejected', intent, failure };
}

export function isPlayRecords(value: unknown): value is PlayRecord[] {
  return Array.isArray(value) && value.every(isPlayRecord);
}

const texts = ['intent', 'hashedPlayer', 'slip'];
const numbers = ['sentAt', 'price', 'couponCount', 'itemCount', 'odd'];

function isPlayRecord(value: unknown): boolean {
  return (
    isFields(value) &&
    texts.every((name) => typeof value[name] === 'string') &&
    numbers.every((name) => isWhole(value[name])) &&
    isEnd(value['end']) &&
    isTexts(value['seen'])
  );
}

function isEnd(value: unknown): boolean {
  return value === undefined || value === null || (isFields(value) && isTexts(value['couponIds']));
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
