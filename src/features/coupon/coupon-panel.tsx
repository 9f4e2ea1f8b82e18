import type { BackTarget } from '../../parts/page/page.tsx';
import { CouponContent, useCoupon } from './coupon-content.tsx';
import { GroupContent, useGroup } from './group-content.tsx';

interface CouponPanelProps {
  /** Id of a coupon, or of a group of coupons. */
  id: string;
  kind: 'coupon' | 'group';
  /** Id of the coupon's group; '' for none. */
  groupId: string;
  /** Leads to the list without a chosen coupon. */
  back: BackTarget;
}

/** A coupon, or a group of coupons, beside the list it was chosen from (rule coupon-36). */
export default function CouponPanel({ id, kind, groupId, back }: CouponPanelProps) {
  return kind === 'group' ? <GroupPanel id={id} back={back} /> : <OnePanel id={id} groupId={groupId} back={back} />;
}

function OnePanel({ id, groupId, back }: Omit<CouponPanelProps, 'kind'>) {
  return <CouponContent loaded={useCoupon(id, 'own', groupId)} owner="own" back={back} />;
}

function GroupPanel({ id, back }: Pick<CouponPanelProps, 'id' | 'back'>) {
  return <GroupContent id={id} loaded={useGroup(id)} back={back} />;
}
