import { useParams } from 'wouter';
import { groupSummary } from '../../domain/coupon/detail-view.ts';
import type { Coupon } from '../../model/coupon.ts';
import { CouponSummary } from '../../parts/coupon-card/coupon-summary.tsx';
import { CouponLegs } from '../../parts/leg-list/coupon-legs.tsx';
import { Page } from '../../parts/page/page.tsx';
import { useRead } from '../../state/load/use-read.ts';
import { Shown } from '../../ui/feedback/shown.tsx';
import { CouponAbsent, CouponSkeleton } from '../../parts/coupon-absent/coupon-absent.tsx';
import { CouponActions } from './coupon-actions.tsx';
import { CouponPaper } from './coupon-paper.tsx';
import { GroupCoupons } from './group-coupons.tsx';
import { listHref } from './list-href.ts';

/** `coklu-kupon/{id}` (rule coupon-15): coupons played together, as a summary and one by one. */
export default function CouponGroupPage() {
  const { id } = useParams<{ id: string }>();
  return <GroupScreen key={id} id={id} />;
}

function GroupScreen({ id }: { id: string }) {
  const loaded = useRead('getMultiBetslip', { parameters: { id } });
  const back = { href: listHref(loaded.value?.[0]), label: 'Kuponlarım' };
  const absent = <CouponAbsent failure={{ kind: 'notFound' }} back={back} onRetry={loaded.retry} />;
  return (
    <Page tabTitle={`Çoklu kupon ${id}`} back={back} width="wide" stands={loaded.phase !== 'loading'}>
      <Shown
        of={loaded}
        skeleton={<CouponSkeleton />}
        empty={absent}
        failed={(failure) => <CouponAbsent failure={failure} back={back} onRetry={loaded.retry} />}
      >
        {(coupons) => <Group id={id} coupons={coupons} />}
      </Shown>
    </Page>
  );
}

function Group({ id, coupons }: { id: string; coupons: readonly Coupon[] }) {
  const [first, ...others] = coupons;
  if (first === undefined) return null;
  const summary = groupSummary([first, ...others]);
  return (
    <>
      <CouponSummary coupon={summary} name={`Çoklu kupon no ${id}`} />
      <CouponActions coupon={summary} archiving="group" id={id} />
      {/* All coupons of a group contain the same slip. */}
      <CouponLegs coupons={coupons} />
      <GroupCoupons groupId={id} coupons={coupons} />
      <CouponPaper coupon={summary} name={`Çoklu kupon no ${id}`} />
    </>
  );
}
