import { groupSummary } from '../../domain/coupon/detail-view.ts';
import type { Coupon } from '../../model/coupon.ts';
import type { Loaded } from '../../model/load.ts';
import { CouponSummary } from '../../parts/coupon-card/summary-card.tsx';
import { CouponLegs } from '../../parts/leg-list/coupon-legs.tsx';
import type { BackTarget } from '../../parts/page/page.tsx';
import { CouponSkeleton, UnavailableCoupon } from '../../parts/unavailable-coupon/unavailable-coupon.tsx';
import { useViewport } from '../../state/device/use-viewport.ts';
import { useCachedRead } from '../../state/load/use-cached-read.ts';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { CouponActions } from './coupon-actions.tsx';
import { GroupCoupons } from './group-coupons.tsx';
import { PrintedCoupon } from './printed-coupon.tsx';

interface GroupContentProps {
  id: string;
  loaded: Loaded<readonly Coupon[]>;
  back: BackTarget;
}

/** Coupons played together, as a summary and one by one; or why they cannot be shown. */
export function GroupContent({ id, loaded, back }: GroupContentProps) {
  const absent = <UnavailableCoupon failure={{ kind: 'notFound' }} back={back} onRetry={loaded.retry} />;
  return (
    <LoadedContent
      of={loaded}
      skeleton={<CouponSkeleton />}
      empty={absent}
      failed={(failure) => <UnavailableCoupon failure={failure} back={back} onRetry={loaded.retry} />}
    >
      {(coupons) => <Group id={id} coupons={coupons} />}
    </LoadedContent>
  );
}

/** The coupons of a group, shown from the device until the first response. */
export const useGroup = (id: string): Loaded<Coupon[]> => useCachedRead('getMultiBetslip', { parameters: { id } });

function Group({ id, coupons }: { id: string; coupons: readonly Coupon[] }) {
  const [first, ...others] = coupons;
  const isPhone = useViewport() === 'mobile';
  if (first === undefined) return null;
  const summary = groupSummary([first, ...others]);
  const actions = <CouponActions coupon={summary} archiving="group" id={id} />;
  return (
    <>
      <CouponSummary coupon={summary} name={`Çoklu kupon no ${id}`} />
      {/* All coupons of a group contain the same slip. */}
      <CouponLegs coupons={coupons} />
      {!isPhone && actions}
      <GroupCoupons groupId={id} coupons={coupons} />
      {/* The bar of a phone stays in view to the end of the page. */}
      {isPhone && actions}
      <PrintedCoupon coupon={summary} name={`Çoklu kupon no ${id}`} />
    </>
  );
}
