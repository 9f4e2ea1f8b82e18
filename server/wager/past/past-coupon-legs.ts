/** Results of the selections of a past coupon, chosen so that they match its status. */
import type { Random } from '../../simulation/random.ts';
import { HOUR_IN_MS } from '../../turkish-time.ts';
import type { CouponStatus, LegRecord } from '../coupon-record.ts';
import type { LegResult } from '../coupon-pricing.ts';
import { pastLeg } from './past-legs.ts';

export function pastCouponLegs(
  random: Random,
  status: CouponStatus,
  size: number,
  playedAt: number,
  isSystem: boolean,
): LegRecord[] {
  return Array.from({ length: size }, (_, index) => {
    const startsAt = playedAt + HOUR_IN_MS + random.integer(18) * HOUR_IN_MS;
    return pastLeg(random, startsAt, resultOf(random, status, index, isSystem));
  });
}

function resultOf(random: Random, status: CouponStatus, index: number, isSystem: boolean): LegResult | undefined {
  switch (status) {
    case 1:
    case 10:
    case 11:
    case 12:
    case 13:
      // A system of all but one leg may lose one leg.
      if (isSystem && index === 1) return 'lost';
      return index > 1 && random.chance(0.05) ? 'void' : 'won';
    case 0:
      // Two lost legs lose every system generated here.
      if (index === 0 || (isSystem && index === 1)) return 'lost';
      return random.chance(0.55) ? 'won' : 'lost';
    case 5:
      return 'void';
    default:
      return undefined;
  }
}
