import type { Coupon } from '../../model/coupon.ts';

/** "Rennes - Angers +2 maç": the first match of a coupon and the number of the others; '' without selections. */
export function couponTitle({ legs }: Pick<Coupon, 'legs'>): string {
  const [first, ...others] = legs ?? [];
  if (first === undefined) return '';
  return others.length === 0 ? first.eventName : `${first.eventName} +${others.length} maç`;
}
