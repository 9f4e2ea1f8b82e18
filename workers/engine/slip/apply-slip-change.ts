/**
 * Changes of a stored slip other than choosing outcomes. Each change names its target state, so a repeated one has no
 * effect.
 */
import type { SlipChange, SlipTerms } from '../../../src/model/slip.ts';
import {
  removeItem,
  setCouponCount,
  setMultiplier,
  toggleBanker,
  toggleSystem,
} from '../../../src/domain/slip/change-slip.ts';
import { agreeToOdds } from '../../../src/domain/slip/odds-consent.ts';
import type { SlipLimits } from '../../../src/domain/slip/slip-state.ts';
import type { StoredSlip } from './stored-slip.ts';

export function applySlipChange(
  slip: StoredSlip,
  change: Exclude<SlipChange, { type: 'undo' }>,
  limits: SlipLimits,
): StoredSlip {
  switch (change.type) {
    case 'multiplier':
      return setMultiplier(slip, change.multiplier);
    case 'couponCount':
      return setCouponCount(slip, change.couponCount);
    case 'system':
      return slip.systems.includes(change.system) === change.chosen ? slip : toggleSystem(slip, change.system, limits);
    case 'banker': {
      const is = slip.items.some(({ eventId, banker }) => eventId === change.eventId && banker);
      return is === change.banker ? slip : toggleBanker(slip, change.eventId, limits);
    }
    case 'remove':
      return removeItem(slip, change.eventId, limits);
    case 'agree':
      return agreeToOdds(
        slip,
        change.odds.map(({ odd, ...outcome }) => ({ ...outcome, to: odd })),
      );
  }
}

/** Sets terms that come from a service. Invalid ones are corrected as if the player had typed them. */
export function withTerms(slip: StoredSlip, { systems, multiplier, couponCount }: SlipTerms): StoredSlip {
  return setCouponCount(setMultiplier({ ...slip, systems }, multiplier), couponCount);
}
