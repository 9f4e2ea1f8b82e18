import { useParams, useSearchParams } from 'wouter';
import type { Coupon } from '../../model/coupon.ts';
import { Page, type BackTarget } from '../../parts/page/page.tsx';
import { couponLinks } from '../../routes/coupon-routes.ts';
import { CouponContent, type Owner, useCoupon } from './coupon-content.tsx';
import { couponListHref } from './coupon-list-href.ts';

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
  const loaded = useCoupon(id, owner, groupId);
  const back = backOf(loaded.value, owner, groupId);
  return (
    <Page tabTitle={`Kupon ${id}`} back={back} width="wide" contentReady={loaded.phase !== 'loading'}>
      <CouponContent loaded={loaded} owner={owner} back={back} />
    </Page>
  );
}

function backOf(coupon: Coupon | undefined, owner: Owner, groupId: string): BackTarget {
  if (owner === 'customer') return { href: couponLinks.retailerCoupons(), label: 'Müşteri kuponları' };
  if (groupId !== '') return { href: couponLinks.couponGroup(groupId), label: 'Çoklu kupon' };
  return { href: couponListHref(coupon), label: 'Kuponlarım' };
}
