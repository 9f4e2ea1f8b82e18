/** Notification texts for settled coupons: one line for the toast, a title and a text for the system notification. */
import { moneyText } from '../number-text.ts';
import type { CouponStatus, SettledCoupon } from '../../model/coupon.ts';
import {
  AWAITING_PAYMENT,
  CANCELLED,
  LOST,
  NOT_PAYABLE,
  PAID_IN_CASH,
  PAID_TO_ACCOUNT,
  WON,
} from '../../model/coupon-status.ts';
import { isRefundStatus } from './coupon-confirmation.ts';

interface SettlementNotice {
  title: string;
  /** Additional text; '' when there is none. */
  text: string;
  tone: 'good' | 'bad' | 'quiet';
}

/** Combines several coupons into one notification, with the number of coupons for each outcome. */
export function settlementNotice(settled: readonly SettledCoupon[]): SettlementNotice {
  const [first, ...rest] = settled;
  if (first === undefined) return { title: '', text: '', tone: 'quiet' };
  const outcome = outcomeOf(first.status);
  const pool = settled.every((coupon) => coupon.pool);
  const yours = pool ? 'Spor Toto kuponun' : 'kuponun';
  if (rest.length === 0)
    return {
      title: `${pool ? 'Spor Toto kuponun' : 'Kuponun'} ${outcome.word}`,
      text: amountText(settled),
      tone: outcome.tone,
    };
  const counts = new Map<Outcome, SettledCoupon[]>();
  for (const coupon of settled) {
    const of = outcomeOf(coupon.status);
    counts.set(of, [...(counts.get(of) ?? []), coupon]);
  }
  if (counts.size === 1) {
    return { title: `${settled.length} ${yours} ${outcome.word}`, text: amountText(settled), tone: outcome.tone };
  }
  const parts = [...counts].map(([{ word }, coupons]) => [`${coupons.length} kupon ${word}`, amountText(coupons)]);
  return {
    title: `${settled.length} ${yours} sonuçlandı`,
    text: parts.map(([count, money]) => (money === '' ? count : `${count}: ${money}`)).join(' · '),
    tone: counts.has(outcomes.won) ? 'good' : 'quiet',
  };
}

interface Outcome {
  word: string;
  tone: SettlementNotice['tone'];
}

const outcomes = {
  won: { word: 'kazandı', tone: 'good' },
  lost: { word: 'kaybetti', tone: 'bad' },
  cancelled: { word: 'iptal edildi', tone: 'quiet' },
  notPayable: { word: 'ödenemez durumda', tone: 'quiet' },
  notMade: { word: 'oluşturulamadı', tone: 'quiet' },
} as const satisfies Record<string, Outcome>;

function outcomeOf(status: CouponStatus): Outcome {
  switch (status) {
    case WON:
    case AWAITING_PAYMENT:
    case PAID_TO_ACCOUNT:
    case PAID_IN_CASH:
      return outcomes.won;
    case LOST:
      return outcomes.lost;
    case CANCELLED:
      return outcomes.cancelled;
    case NOT_PAYABLE:
      return outcomes.notPayable;
    default:
      return outcomes.notMade;
  }
}

/** Winnings, or the refunded amount when nothing was won; '' otherwise. The `net` of other outcomes is ignored. */
function amountText(settled: readonly SettledCoupon[]): string {
  const sumOf = (counts: (status: CouponStatus) => boolean): number =>
    settled.reduce((total, { status, net }) => (counts(status) ? total + net : total), 0);
  const won = sumOf((status) => outcomeOf(status) === outcomes.won);
  if (won !== 0) return moneyText(won);
  const back = sumOf(isRefundStatus);
  return back === 0 ? '' : `${moneyText(back)} iade edildi`;
}
