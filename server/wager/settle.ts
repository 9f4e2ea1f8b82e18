/** Applies results of finished events to pending slips and returns the decided ones. */
import type { WireScore } from '../../src/contract/hub/wire.ts';
import type { World } from '../world.ts';
import { CANCELLED, type CouponStatus, LOST, type PlayedSlip, WON } from './coupon-record.ts';
import type { CouponBook } from './coupon-book.ts';
import { type CouponPayout, payoutOf } from './coupon-pricing.ts';

interface Settlement extends CouponPayout {
  slip: PlayedSlip;
  status: CouponStatus;
}

/** Returns the slips decided by events that have ended since the last call. */
export function settleEnded(book: CouponBook, world: World): Settlement[] {
  const touched = new Set<PlayedSlip>();
  for (const [eventId, slips] of [...book.pendingSlips]) {
    let over = true;
    for (const slip of slips) {
      if (decideLeg(slip, eventId, world)) touched.add(slip);
      else over = false;
    }
    if (over) book.forgetEvent(eventId);
  }
  return [...touched].flatMap((slip) => {
    const settled = settleSlip(slip);
    return settled === undefined ? [] : [settled];
  });
}

/**
 * Returns the settlement once every leg is decided, or earlier when nothing can be won; undefined until then. When
 * every leg is void, the price is refunded.
 */
function settleSlip(slip: PlayedSlip): Settlement | undefined {
  const { items } = slip;
  const open = items.some(({ result }) => result === undefined);
  const payment = payoutOf(
    slip,
    // Open legs count as won here: when no column wins even then, the coupon is lost.
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

/** Returns a score like "2-1 (1-0)", with the half-time score if known; undefined without a score. */
function scoreText({ ht, at }: WireScore): string | undefined {
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
