/**
 * What is kept of a coupon on its way, before the first byte leaves (money-2): enough to find it in the history, and
 * nothing that names a player but the hash of the account.
 */
import { isFields, isWhole } from '../../../src/lib/guards.ts';
import type { Failure } from '../../../src/model/failure.ts';
import type { SentCoupon } from '../../../src/domain/slip/play-evidence.ts';
import type { PlayDoubt, PlayState, Selection, SlipTerms } from '../../../src/model/slip.ts';

export interface PlayRecord extends SentCoupon {
  hashedPlayer: string;
  /** Paid with the bonus balance. */
  useBonus?: boolean;
  /** What it is paid from, before it was sent, kuruş; absent when it was not known. */
  purse?: number;
  /** Which slip it was: see `slipName`. */
  slip: string;
  /** What came of it: its coupons, or null for none. Kept, whatever dies in between; without it the end is open. */
  end?: { couponIds: string[] } | null;
  /** History and balance told that there is none. A null without it is an older build's guess: the end is open. */
  proven?: boolean;
  /** The player has seen what came of it, or waits no longer for it. */
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
export function stateOf(record: PlayRecord, doubt: PlayDoubt = 'checking'): PlayState {
  const { intent, price, couponCount, sentAt, end } = record;
  if (isOpen(record)) return { phase: 'unknown', intent, price, sentAt: Math.floor(sentAt / 1000), doubt };
  if (end === undefined || end === null) return { phase: 'notMade', intent };
  return { phase: 'confirmed', intent, couponIds: end.couponIds, couponCount, price };
}

/** Nobody knows what became of it. */
export function isOpen({ end, proven }: PlayRecord): boolean {
  return end === undefined || (end === null && proven !== true);
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
