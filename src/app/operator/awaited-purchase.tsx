import { useEffect } from 'react';
import { isDecided } from '../../domain/coupon/decided.ts';
import { isConfirmed } from '../../domain/coupon/made.ts';
import { useRead } from '../../state/load/use-read.ts';
import { type Pushes, push } from '../../state/operator/data-layer.ts';

/** A coupon the service has accepted, and the event to push once it is confirmed. */
export interface Awaited {
  couponId: string;
  purchase: Pushes['purchase'];
}

/**
 * Measures a coupon once the service has confirmed it, and never a refused one (rule content-13). The engine polls
 * pending coupons anyway, and a change makes this read refetch.
 */
export function AwaitedPurchase({ awaited, onKnown }: { awaited: Awaited; onKnown: (awaited: Awaited) => void }) {
  const { value } = useRead('getPlayedBetslip', { parameters: { id: awaited.couponId, owner: 'own' } });
  const status = value?.status;
  useEffect(() => {
    if (status === undefined) return;
    if (isConfirmed(status)) push('purchase', awaited.purchase);
    if (isConfirmed(status) || isDecided(status)) onKnown(awaited);
  }, [status, awaited, onKnown]);
  return null;
}
