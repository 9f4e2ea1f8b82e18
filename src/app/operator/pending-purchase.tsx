import { useEffect } from 'react';
import { isFinalStatus } from '../../domain/coupon/decision.ts';
import { isConfirmed } from '../../domain/coupon/coupon-confirmation.ts';
import { useRead } from '../../state/load/use-read.ts';
import { type DataLayerEvents, pushDataLayerEvent } from '../../state/operator/data-layer.ts';

/** A coupon the service has accepted, and the event to push once it is confirmed. */
export interface PendingPurchase {
  couponId: string;
  purchase: DataLayerEvents['purchase'];
}

/**
 * Measures a coupon once the service has confirmed it, and never a refused one (rule content-13). The engine polls
 * pending coupons anyway, and a change makes this read refetch.
 */
export function PendingPurchaseWatcher({
  awaited,
  onKnown,
}: {
  awaited: PendingPurchase;
  onKnown: (awaited: PendingPurchase) => void;
}) {
  const { value } = useRead('getPlayedBetslip', { parameters: { id: awaited.couponId, owner: 'own' } });
  const status = value?.status;
  useEffect(() => {
    if (status === undefined) return;
    if (isConfirmed(status)) pushDataLayerEvent('purchase', awaited.purchase);
    if (isConfirmed(status) || isFinalStatus(status)) onKnown(awaited);
  }, [status, awaited, onKnown]);
  return null;
}
