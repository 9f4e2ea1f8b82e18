/** Brings the results of events that are over to the slips that wait for them, and tells which slips are decided. */
import type { WireScore } from '../../src/contract/hub/wire.ts';
import type { World } from '../world.ts';
import { CANCELLED, type CouponStatus, LOST, type PlayedSlip, WON } from './coupon.ts';
import type { CouponBook } from './coupon-book.ts';
import { type Payment, payFor } from './pricing.ts';

export interface Settled extends Payment {
  slip: PlayedSlip;
  status: CouponStatus;
}

/** Slips whose coupons are decided by what has ended since it was last asked. */
export function settleEnded(book: CouponBook, world: World): Settled[] {
  const touched = new Set<PlayedSlip>();
  for (const [eventId, slips] of [...book.waiting]) {
    let over = true;
    for (const slip of slips) {
      if (decideLeg(slip, eventId, world)) touched.add(slip);
      else over = false;
    }
    if (over) book.forgetEvent(eventId);
  }
  return [...touched].flatMap((slip) => {
    const settled = settle(slip);
    return settled === undefined ? [] : [settled];
  });
}

/**
 * Decided when every leg is, and before that when nothing can be won any more. With every leg void there was no bet: the
 * price goes back.
 */
export function settle(slip: PlayedSlip): Settled | undefined {
  const { items } = slip;
  const open = items.some(({ result }) => result === undefined);
  const payment = payFor(
    slip,
    // As if everything open were won: without a column standing then, there is none whatever happens.
    items.map(({ result }) => result ?? 'won'),
  );
  if (payment.columnsWon === 0) return { ...payment, slip, status: LOST };
  if (open) return undefined;
  if (items.every(({ result }) => result === 'void')) {
    const { price } = slip.price;
    return { slip, status: CANCELLED, columnsWon: payment.columnsWon, gross: price, tax: 0, net: price };
  }
  return { ...payment, slip, status: WON };
}

/** "2-1 (1-0)", the half where there is one. */
export function scoreText({ ht, at }: WireScore): string | undefined {
  if (ht?.r === undefined || at?.r === undefined) return undefined;
  const half = ht.ht === undefined || at.ht === undefined ? '' : ` (${ht.ht}-${at.ht})`;
  return `${ht.r}-${at.r}${half}`;
}

function decideLeg({ items }: PlayedSlip, eventId: number, world: World): boolean {
  const leg = items.find((each) => each.eventId === eventId);
  if (leg === undefined || leg.result !== undefined) return true;
  const result = world.result(eventId, leg.marketId, leg.outcomeNo);
  if (result === undefined) return false;
  leg.result = result;
  const score = world.score(eventId);
  const text = score === undefined ? undefined : scoreText(score);
  if (text !== undefined) leg.finalScore = text;
  return true;
}
