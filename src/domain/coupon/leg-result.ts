/** What became of one selection of a played coupon, in words and figures. */
import type { CouponLeg } from '../../model/coupon.ts';
import { oddText } from '../odd-text.ts';
import { NOT_OFFERED } from '../../model/event.ts';

export type LegResult = CouponLeg['result'];

/** What a player reads, and what stands for the mark where it cannot be seen. */
export const legResultText: Record<LegResult, string> = {
  open: 'Bekliyor',
  won: 'Tuttu',
  lost: 'Yattı',
  void: 'İptal',
  unknown: 'Bilinmiyor',
};

export interface LegOdd {
  /** The odd that counts, "1,85"; "1,00" of a void selection. */
  counts: string;
  /** The odd it was played at where that does not count any more; '' where it does. */
  played: string;
}

/** A void selection counts as 1,00 (rule coupon-16), whatever it was played at. */
export function legOdd({ odd, result }: Pick<CouponLeg, 'odd' | 'result'>): LegOdd {
  return result === 'void' ? { counts: VOID_ODD, played: playedOdd(odd) } : { counts: playedOdd(odd), played: '' };
}

export interface LegCounts {
  decided: number;
  won: number;
  total: number;
}

/** How far a coupon has come; a void selection is decided. */
export function legCounts(legs: readonly Pick<CouponLeg, 'result'>[]): LegCounts {
  return {
    decided: legs.filter(({ result }) => result !== 'open' && result !== 'unknown').length,
    won: legs.filter(({ result }) => result === 'won').length,
    total: legs.length,
  };
}

const VOID_ODD = '1,00';

/** 1,00 was not a price when it was played either, and yet it is what the coupon says. */
function playedOdd(odd: number): string {
  return odd === NOT_OFFERED ? VOID_ODD : oddText(odd);
}
