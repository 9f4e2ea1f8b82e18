/** The betslip: what is chosen, and for how much (sportsbook §3 "Betslip", "Bet item"; payload facts §11). */
import type { AppConfig } from '../../contract/app-config.ts';
import { wholeTimes } from './exact.ts';

/**
 * open: can be played now. suspended: cannot, but may open again. removed: its event, market or outcome is gone or
 * decided.
 */
export type ItemStatus = 'open' | 'suspended' | 'removed';

/** One chosen outcome. Odds are integer hundredths, 100 while not offered. */
export interface SlipItem {
  eventId: number;
  eventVersion: number;
  sportId: number;
  marketId: number;
  marketVersion: number;
  outcomeNumber: number;
  eventName: string;
  marketName: string;
  outcomeName: string;
  /** Epoch seconds. */
  start: number;
  /** The event is running. */
  live: boolean;
  /** What this product pays now (the king odd). */
  odd: number;
  /** The standard odd of other web sellers now. */
  webOdd: number;
  /** The odd the player chose or last agreed to. */
  agreedOdd: number;
  /** MBS of the market (not of the event, payload facts §3). */
  minBets: number;
  status: ItemStatus;
  banker: boolean;
}

export interface Slip {
  /** In the order they were chosen, one an event. */
  items: readonly SlipItem[];
  /** Chosen systems, ascending; none is the plain coupon of all items. */
  systems: readonly number[];
  /** Misli: how many times 1 TL a column costs. */
  multiplier: number;
  /** How many coupons of this kind. */
  couponCount: number;
}

/** Limits of app config (sportsbook §9): defaults where the service gives none; amounts in kuruş. */
export type SlipLimits = AppConfig['coupon'];

/** Kuruş a column costs at multiplier 1: 1 TL (payload facts §12). */
export const COLUMN_PRICE = 100;

/** A slip nothing was done to. The multiplier starts where one column reaches the minimum price (payload facts §12). */
export function emptySlip(limits: Pick<SlipLimits, 'minPrice'>): Slip {
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

/** The highest MBS of the slip, which all of it has to meet; 1 at least (payload facts §12). */
export function highestMinBets(items: readonly Pick<SlipItem, 'minBets'>[]): number {
  return items.reduce((highest, { minBets }) => Math.max(highest, minBets), 1);
}
