/**
 * What is kept of a coupon on its way, before the first byte leaves (design §6): enough to find it in the history, and
 * nothing that names a player but the hash of the account.
 */
import type { SlipTerms, Selection } from '../../../src/model/slip.ts';

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

/** Of each account the coupon sent last. */
export type PlayRecords = PlayRecord[];

export function isPlayRecords(value: unknown): value is PlayRecords {
  return Array.isArray(value) && value.every(isPlayRecord);
}

const numbers = ['sentAt', 'price', 'couponCount', 'itemCount', 'odd'];

function isPlayRecord(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    typeof fields['intent'] === 'string' &&
    typeof fields['hashedPlayer'] === 'string' &&
    typeof fields['slip'] === 'string' &&
    numbers.every((name) => Number.isSafeInteger(fields[name])) &&
    isEnd(fields['end']) &&
    isTexts(fields['seen'])
  );
}

function isEnd(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'object' && 'couponIds' in value && isTexts(value.couponIds);
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
