import { useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { isTransient } from '../../contract/failure-checks.ts';
import type { DatedResult } from '../../contract/port/engine-contract.ts';
import type { Coupon } from '../../model/coupon.ts';
import type { Result } from '../../model/failure.ts';
import { CouponSummary } from '../../parts/coupon-card/summary-card.tsx';
import { CouponLegs } from '../../parts/leg-list/coupon-legs.tsx';
import { Page, type BackTarget } from '../../parts/page/page.tsx';
import { couponLinks } from '../../routes/coupon-routes.ts';
import { readCachedService, readService } from '../../state/engine/call-service.ts';
import { useCachedLoad } from '../../state/load/use-cached-read.ts';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import {
  UnavailableCoupon,
  RemovedCoupon,
  CouponSkeleton,
} from '../../parts/unavailable-coupon/unavailable-coupon.tsx';
import { CouponActions } from './coupon-actions.tsx';
import { PrintButton } from '../../parts/coupon-printout/coupon-printout.tsx';
import { PrintedCoupon } from './printed-coupon.tsx';
import { couponListHref } from './coupon-list-href.ts';

/** `customer` for a retailer who views a customer's coupon. */
type Owner = 'own' | 'customer';

/** `kupon-detay/{id}` and `oynadiklarim/{id}` (rule coupon-15): one coupon, its selections, and what can be done with it. */
export default function CouponPage() {
  const { id } = useParams<{ id: string }>();
  const [query] = useSearchParams();
  const owner = query.get('type') === 'customer' ? 'customer' : 'own';
  return <CouponScreen key={`${owner} ${id}`} id={id} owner={owner} groupId={query.get('gi') ?? ''} />;
}

interface CouponScreenProps {
  id: string;
  owner: Owner;
  /** Group id from the address; '' if it has none. */
  groupId: string;
}

function CouponScreen({ id, owner, groupId }: CouponScreenProps) {
  const [removed, setRemoved] = useState(false);
  const loaded = useCachedLoad(
    `coupon ${owner} ${id}`,
    () => loadCoupon(id, owner, groupId),
    () => readCachedService('getPlayedBetslip', { parameters: { id, owner } }),
  );
  const back = backOf(loaded.value, owner, groupId);
  return (
    <Page tabTitle={`Kupon ${id}`} back={back} width="wide" contentReady={loaded.phase !== 'loading'}>
      {removed ? (
        <RemovedCoupon back={back} />
      ) : (
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
      )}
    </Page>
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

function backOf(coupon: Coupon | undefined, owner: Owner, groupId: string): BackTarget {
  if (owner === 'customer') return { href: couponLinks.retailerCoupons(), label: 'Müşteri kuponları' };
  if (groupId !== '') return { href: couponLinks.couponGroup(groupId), label: 'Çoklu kupon' };
  return { href: couponListHref(coupon), label: 'Kuponlarım' };
}
