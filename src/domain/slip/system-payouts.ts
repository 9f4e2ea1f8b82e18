/** Payouts of a system by the number of selections that come true (rule stake-21). Money in kuruş. */
import { priceSlip } from './slip-price.ts';
import type { Slip, SlipItem, SlipLimits } from './slip-state.ts';

export interface SystemPayout {
  /** Number of selections that come true, all bankers among them. */
  right: number;
  /** Winnings of all coupons if those with the lowest odds come true, before tax. */
  least: number;
  /** Winnings of all coupons if those with the highest odds come true, before tax. */
  most: number;
}

/**
 * Payouts from the smallest number of right selections that wins a column to all of them; [] without a system.
 * The sum of the columns grows with each of its odds, so the lowest odds pay least and the highest most.
 */
export function systemPayouts(
  slip: Omit<Slip, 'items'> & { items: readonly Pick<SlipItem, 'odd' | 'webOdd' | 'banker'>[] },
  limits: SlipLimits,
): SystemPayout[] {
  const { items, systems } = slip;
  const smallest = Math.min(...systems);
  if (systems.length === 0 || smallest > items.length) return [];
  const bankers = items.filter(({ banker }) => banker);
  const others = items.filter(({ banker }) => !banker).toSorted((one, other) => one.odd - other.odd);
  const winning = (right: readonly (typeof items)[number][]): number =>
    priceSlip({ ...slip, items: [...bankers, ...right] }, limits).king.total.winning;
  const payouts: SystemPayout[] = [];
  for (let right = Math.max(smallest, bankers.length, 1); right <= items.length; right += 1) {
    const free = right - bankers.length;
    payouts.push({
      right,
      least: winning(others.slice(0, free)),
      most: winning(others.slice(others.length - free)),
    });
  }
  return payouts;
}
