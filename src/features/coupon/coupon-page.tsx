import { useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { links } from '../../routes/routes.ts';
import type { Coupon } from '../../model/coupon.ts';
import { useFirstScreen } from '../../state/load/use-first-screen.ts';
import { useLoad } from '../../state/load/use-load.ts';
import { useWatchedLegs } from '../../state/coupons/watched-legs.ts';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { CouponSummary } from '../../parts/coupon-card/coupon-summary.tsx';
import { LegList } from '../../parts/leg-list/leg-list.tsx';
import { CouponActions } from './coupon-actions.tsx';
import { CouponFrame } from './coupon-frame.tsx';
import { CouponAbsent, CouponGone } from './coupon-absent.tsx';
import { eventHref, listOf } from './coupon-links.ts';
import { type Owner, loadCoupon } from './load-coupon.ts';

/** `kupon-detay/{id}` and `oynadiklarim/{id}` (sportsbook §2): one coupon, its selections, and what can be done with it. */
export default function CouponPage() {
  const { id } = useParams<{ id: string }>();
  const [query] = useSearchParams();
  const owner = query.get('type') === 'customer' ? 'customer' : 'own';
  return <CouponScreen key={`${owner} ${id}`} id={id} owner={owner} groupId={query.get('gi') ?? ''} />;
}

interface CouponScreenProps {
  id: string;
  owner: Owner;
  /** Of the address; '' where it names none. */
  groupId: string;
}

function CouponScreen({ id, owner, groupId }: CouponScreenProps) {
  const [removed, setRemoved] = useState(false);
  const loaded = useLoad(`coupon ${owner} ${id}`, () => loadCoupon(id, owner, groupId));
  const { value, failure, retry } = loaded;
  useFirstScreen(loaded.phase !== 'loading');
  const back = backOf(value, owner, groupId);
  return (
    <CouponFrame title="Kupon detayı" tabTitle={`Kupon ${id}`} back={back}>
      {removed ? (
        <CouponGone back={back} />
      ) : value === undefined ? (
        <CouponAbsent failure={failure} back={back} onRetry={retry} />
      ) : (
        <>
          <AgeLine load={loaded} />
          <CouponContent coupon={value} own={owner === 'own'} onChanged={retry} onRemoved={() => setRemoved(true)} />
        </>
      )}
    </CouponFrame>
  );
}

interface CouponContentProps {
  coupon: Coupon;
  own: boolean;
  onChanged: () => void;
  onRemoved: () => void;
}

function CouponContent({ coupon, own, onChanged, onRemoved }: CouponContentProps) {
  const { rows, stale, isListed } = useWatchedLegs([coupon], onChanged);
  const legs = coupon.legs ?? [];
  return (
    <>
      <CouponSummary coupon={coupon} name={`Kupon no ${coupon.id}`} />
      {own && (
        <CouponActions
          coupon={coupon}
          shareId={coupon.id}
          archiveId={{ of: 'coupon', id: coupon.id }}
          onChanged={onChanged}
          onRemoved={onRemoved}
        />
      )}
      <LegList legs={legs} rows={rows} stale={stale} href={(leg) => (isListed(leg) ? eventHref(leg) : undefined)} />
    </>
  );
}

function backOf(coupon: Coupon | undefined, owner: Owner, groupId: string): { href: string; label: string } {
  if (owner === 'customer') return { href: links.retailerCoupons(), label: 'Müşteri kuponları' };
  if (groupId !== '') return { href: links.couponGroup(groupId), label: 'Çoklu kupon' };
  return { href: listOf(coupon), label: 'Kuponlarım' };
}
