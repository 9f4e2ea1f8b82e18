import { useState } from 'react';
import { isTransient } from '../../contract/failure-checks.ts';
import type { DatedResult } from '../../contract/port/engine-contract.ts';
import type { Coupon } from '../../model/coupon.ts';
import type { Result } from '../../model/failure.ts';
import type { Loaded } from '../../model/load.ts';
import { CouponSummary } from '../../parts/coupon-card/summary-card.tsx';
import { PrintButton } from '../../parts/coupon-printout/coupon-printout.tsx';
import { CouponLegs } from '../../parts/leg-list/coupon-legs.tsx';
import type { BackTarget } from '../../parts/page/page.tsx';
import {
  CouponSkeleton,
  RemovedCoupon,
  UnavailableCoupon,
} from '../../parts/unavailable-coupon/unavailable-coupon.tsx';
import { readCachedService, readService } from '../../state/engine/call-service.ts';
import { useCachedLoad } from '../../state/load/use-cached-read.ts';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { CouponActions } from './coupon-actions.tsx';
import { PrintedCoupon } from './printed-coupon.tsx';

/** `customer` for a retailer who views a customer's coupon. */
export type Owner = 'own' | 'customer';

interface CouponContentProps {
  loaded: Loaded<Coupon>;
  owner: Owner;
  back: BackTarget;
}

/** A coupon, its selections, and what can be done with it; or why it cannot be shown. */
export function CouponContent({ loaded, owner, back }: CouponContentProps) {
  const [removed, setRemoved] = useState(false);
  if (removed) return <RemovedCoupon back={back} />;
  return (
    <LoadedContent
      of={loaded}
      skeleton={<CouponSkeleton />}
      failed={(failure) => <UnavailableCoupon failure={failure} back={back} onRetry={loaded.retry} />}
    >
      {(coupon) => (
        <>
          <CouponSummary coupon={coupon} name={`Kupon no ${coupon.id}`} />
          <CouponLegs coupons={[coupon]} {...(owner === 'own' ? {} : { reload: loaded.retry })} />
          {owner === 'own' ? (
            <CouponActions coupon={coupon} archiving="coupon" id={coupon.id} onRemoved={() => setRemoved(true)} />
          ) : (
            <div>
              <PrintButton />
            </div>
          )}
          <PrintedCoupon coupon={coupon} name={`Kupon no ${coupon.id}`} />
        </>
      )}
    </LoadedContent>
  );
}

/** @param groupId id of the coupon's group; '' for none */
export function useCoupon(id: string, owner: Owner, groupId: string): Loaded<Coupon> {
  return useCachedLoad(
    `coupon ${owner} ${id}`,
    () => loadCoupon(id, owner, groupId),
    () => readCachedService('getPlayedBetslip', { parameters: { id, owner } }),
  );
}

/** Loads the coupon. Offline it is taken from its group, because the device may have cached only the group. */
async function loadCoupon(id: string, owner: Owner, groupId: string): Promise<Result<DatedResult<Coupon>>> {
  const own = await readService('getPlayedBetslip', { parameters: { id, owner } });
  if (own.ok || groupId === '' || !isTransient(own.failure)) return own;
  const group = await readService('getMultiBetslip', { parameters: { id: groupId } });
  if (!group.ok) return own;
  const coupon = group.value.data.find((each) => each.id === id);
  return coupon === undefined ? own : { ok: true, value: { ...group.value, data: coupon } };
}
