import { useEffect } from 'react';
import { isDecided } from '../../domain/coupon/decided.ts';
import { isConfirmed } from '../../domain/coupon/made.ts';
import { useRead } from '../../state/load/use-read.ts';
import { type Pushes, push } from '../../state/operator/data-layer.ts';

/** A coupon that was taken, and what is measured of it once it is confirmed. */
export interface Awaited {
  couponId: string;
  purchase: Pushes['purchase'];
}

/**
 * Measures a coupon once the service has confirmed it; one that is refused never (rule content-13). The engine looks for what
 * waits anyway, and says when it has changed.
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
