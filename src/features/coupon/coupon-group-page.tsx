import { useParams } from 'wouter';
import { groupSummary } from '../../domain/coupon/detail-view.ts';
import type { Coupon } from '../../model/coupon.ts';
import { CouponSummary } from '../../parts/coupon-card/summary-card.tsx';
import { CouponLegs } from '../../parts/leg-list/coupon-legs.tsx';
import { Page } from '../../parts/page/page.tsx';
import { useViewport } from '../../state/device/use-viewport.ts';
import { useCachedRead } from '../../state/load/use-cached-read.ts';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { UnavailableCoupon, CouponSkeleton } from '../../parts/unavailable-coupon/unavailable-coupon.tsx';
import { CouponActions } from './coupon-actions.tsx';
import { PrintedCoupon } from './printed-coupon.tsx';
import { GroupCoupons } from './group-coupons.tsx';
import { couponListHref } from './coupon-list-href.ts';

/** `coklu-kupon/{id}` (rule coupon-15): coupons played together, as a summary and one by one. */
export default function CouponGroupPage() {
  const { id } = useParams<{ id: string }>();
  return <GroupScreen key={id} id={id} />;
}

function GroupScreen({ id }: { id: string }) {
  const loaded = useCachedRead('getMultiBetslip', { parameters: { id } });
  const back = { href: couponListHref(loaded.value?.[0]), label: 'Kuponlarım' };
  const absent = <UnavailableCoupon failure={{ kind: 'notFound' }} back={back} onRetry={loaded.retry} />;
  return (
    <Page tabTitle={`Çoklu kupon ${id}`} back={back} width="wide" contentReady={loaded.phase !== 'loading'}>
      <LoadedContent
        of={loaded}
        skeleton={<CouponSkeleton />}
        empty={absent}
        failed={(failure) => <UnavailableCoupon failure={failure} back={back} onRetry={loaded.retry} />}
      >
        {(coupons) => <Group id={id} coupons={coupons} />}
      </LoadedContent>
    </Page>
  );
}

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
