import { useParams } from 'wouter';
import type { Coupon } from '../../model/coupon.ts';
import { groupSummary } from '../../domain/coupon/detail-view.ts';
import { useFirstScreen } from '../../state/load/use-first-screen.ts';
import { useRead } from '../../state/load/use-read.ts';
import { useWatchedLegs } from '../../state/coupons/watched-legs.ts';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { CouponSummary } from '../../parts/coupon-card/coupon-summary.tsx';
import { LegList } from '../../parts/leg-list/leg-list.tsx';
import { CouponActions } from './coupon-actions.tsx';
import { CouponFrame } from './coupon-frame.tsx';
import { eventHref, listOf } from './coupon-links.ts';
import { CouponAbsent } from './coupon-absent.tsx';
import { GroupCoupons } from './group-coupons.tsx';

/** `coklu-kupon/{id}` (sportsbook §2): coupons that were played together, as one and each by itself. */
export default function CouponGroupPage() {
  const { id } = useParams<{ id: string }>();
  return <GroupScreen key={id} id={id} />;
}

function GroupScreen({ id }: { id: string }) {
  const loaded = useRead('getMultiBetslip', { parameters: { id } });
  const { value, failure, retry } = loaded;
  useFirstScreen(loaded.phase !== 'loading');
  const [first, ...others] = value ?? [];
  const back = { href: listOf(first), label: 'Kuponlarım' };
  return (
    <CouponFrame title="Çoklu kupon" tabTitle={`Çoklu kupon ${id}`} back={back}>
      {first !== undefined ? (
        <>
          <AgeLine load={loaded} />
          <GroupContent id={id} coupons={[first, ...others]} onChanged={retry} />
        </>
      ) : (
        <CouponAbsent failure={failure} back={back} onRetry={retry} />
      )}
    </CouponFrame>
  );
}

interface GroupContentProps {
  id: string;
  coupons: [Coupon, ...Coupon[]];
  onChanged: () => void;
}

function GroupContent({ id, coupons, onChanged }: GroupContentProps) {
  const summary = groupSummary(coupons);
  const { rows, stale, isListed } = useWatchedLegs(coupons, onChanged);
  return (
    <>
      <CouponSummary coupon={summary} name={`Çoklu kupon no ${id}`} />
      <CouponActions coupon={summary} shareId={summary.id} archiveId={{ of: 'group', id }} onChanged={onChanged} />
      {/* Coupons of a group are the same slip, played so many times. */}
      <LegList
        legs={summary.legs ?? []}
        rows={rows}
        stale={stale}
        href={(leg) => (isListed(leg) ? eventHref(leg) : undefined)}
      />
      <GroupCoupons groupId={id} coupons={coupons} />
    </>
  );
}
