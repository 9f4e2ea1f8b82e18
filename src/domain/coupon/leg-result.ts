/** Texts and figures for the result of one selection of a played coupon. */
import type { CouponLeg } from '../../model/coupon.ts';
import { oddText } from '../number-text.ts';
import { NOT_OFFERED } from '../../model/event.ts';

type LegResult = CouponLeg['result'];

/** Text of a result, also used as the label of its icon for screen readers. */
export const legResultText: Record<LegResult, string> = {
  open: 'Bekliyor',
  won: 'Tuttu',
  lost: 'Tutmadı',
  void: 'İptal',
  unknown: 'Bilinmiyor',
};

interface LegOdd {
  /** The odd that is paid, "1,85"; "1,00" for a void selection. */
  paid: string;
  /** The odd it was played at, when a void selection no longer pays it; '' otherwise. */
  played: string;
}

/** Odds of a selection: a void one pays 1,00 (rule coupon-16), whatever it was played at. */
export function legOdd({ odd, result }: Pick<CouponLeg, 'odd' | 'result'>): LegOdd {
  return result === 'void' ? { paid: VOID_ODD, played: playedOdd(odd) } : { paid: playedOdd(odd), played: '' };
}

interface LegCounts {
  decided: number;
  won: number;
  total: number;
}

/** Counts of decided and won selections; a void selection is decided. */
export function legCounts(legs: readonly Pick<CouponLeg, 'result'>[]): LegCounts {
  return {
    decided: legs.filter(({ result }) => result !== 'open' && result !== 'unknown').length,
    won: legs.filter(({ result }) => result === 'won').length,
    total: legs.length,
  };
}

const VOID_ODD = '1,00';

/** An odd of 1,00 means "not offered", but the coupon still prints it. */
function playedOdd(odd: number): string {
  return odd === NOT_OFFERED ? VOID_ODD : oddText(odd);
}
