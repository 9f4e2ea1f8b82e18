/** The betslip: what is chosen, and for how much (rule slip-2, "Bet item"; wire-coupon-1). */
import type { Selection } from '../../model/slip.ts';
import type { AppConfig } from '../../model/app-config.ts';
import { wholeTimes } from './exact.ts';

/** One chosen outcome as the program has it now. */
export type SlipItem = Omit<Selection, 'open'>;
export type ItemStatus = SlipItem['status'];

/** What changes of a slip look at; whoever keeps one may keep more or less of its items besides. */
export type ChosenItem = Pick<SlipItem, 'eventId' | 'marketId' | 'outcomeNumber' | 'agreedOdd' | 'minBets' | 'banker'>;

export interface Slip<Item = SlipItem> {
  /** In the order they were chosen, one an event. */
  items: readonly Item[];
  /** Chosen systems, ascending; none is the plain coupon of all items. */
  systems: readonly number[];
  /** Misli: how many times 1 TL a column costs. */
  multiplier: number;
  /** How many coupons of this kind. */
  couponCount: number;
}

/** Limits of app config (rule stake-11): defaults where the service gives none; amounts in kuruş. */
export type SlipLimits = AppConfig['coupon'];

/** Kuruş a column costs at multiplier 1: 1 TL (rule stake-1). */
export const COLUMN_PRICE = 100;

/** A slip nothing was done to. The multiplier starts where one column reaches the minimum price (rule stake-2). */
export function emptySlip<Item = SlipItem>(limits: Pick<SlipLimits, 'minPrice'>): Slip<Item> {
  return {
    items: [],
    systems: [],
    multiplier: Math.max(1, wholeTimes(limits.minPrice, COLUMN_PRICE, 'up')),
    couponCount: 1,
  };
}

/** How many items are bankers, in every column. */
export function bankerCount(items: readonly Pick<SlipItem, 'banker'>[]): number {
  return items.filter(({ banker }) => banker).length;
}

/** The highest MBS of the slip, which all of it has to meet; 1 at least (rule slip-7). */
export function highestMinBets(items: readonly Pick<SlipItem, 'minBets'>[]): number {
  return items.reduce((highest, { minBets }) => Math.max(highest, minBets), 1);
}
