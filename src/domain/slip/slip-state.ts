/** The betslip: selections and stakes (rule slip-2, "Bet item"; wire-coupon-1). */
import type { Selection } from '../../model/slip.ts';
import type { AppConfig } from '../../model/app-config.ts';
import { divideWhole } from './fixed-point.ts';

/** A chosen outcome with the program's current data. */
export type SlipItem = Omit<Selection, 'open'>;
export type ItemStatus = SlipItem['status'];

/** Fields that changes of a slip need; stored slips may have more or fewer fields. */
export type ChosenItem = Pick<SlipItem, 'eventId' | 'marketId' | 'outcomeNumber' | 'agreedOdd' | 'minBets' | 'banker'>;

export interface Slip<Item = SlipItem> {
  /** In the order they were chosen, one per event. */
  items: readonly Item[];
  /** Chosen systems, ascending; empty for a plain coupon of all items. */
  systems: readonly number[];
  /** Multiplier (Misli): each column costs this many times 1 TL. */
  multiplier: number;
  /** Number of identical coupons. */
  couponCount: number;
}

/** Limits of the app configuration (rule stake-11), with defaults where the service sends none; amounts in kuruş. */
export type SlipLimits = AppConfig['coupon'];

/** Price of a column at multiplier 1, kuruş: 1 TL (rule stake-1). */
export const COLUMN_PRICE = 100;

/** A new slip. Its multiplier is the smallest with which one column reaches the minimum price (rule stake-2). */
export function emptySlip<Item = SlipItem>(limits: Pick<SlipLimits, 'minPrice'>): Slip<Item> {
  return {
    items: [],
    systems: [],
    multiplier: Math.max(1, divideWhole(limits.minPrice, COLUMN_PRICE, 'up')),
    couponCount: 1,
  };
}

/** Number of bankers, which are part of every column. */
export function bankerCount(items: readonly Pick<SlipItem, 'banker'>[]): number {
  return items.filter(({ banker }) => banker).length;
}

/** The highest MBS among the items, which the slip must meet; at least 1 (rule slip-7). */
export function highestMinBets(items: readonly Pick<SlipItem, 'minBets'>[]): number {
  return items.reduce((highest, { minBets }) => Math.max(highest, minBets), 1);
}
