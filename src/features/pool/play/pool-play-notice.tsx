import type { PoolPlayState } from '../../../model/pool.ts';
import { PlayNotice } from '../../../parts/play-notice/play-notice.tsx';
import { couponLinks } from '../../../routes/coupon-routes.ts';
import { dismissPoolPlay } from '../../../state/pool/use-pool-marking.ts';

interface PoolPlayNoticeProps {
  play: PoolPlayState;
  note?: string;
  doubtful?: boolean;
}

export function PoolPlayNotice(props: PoolPlayNoticeProps) {
  const coupons = { name: 'Spor Toto kuponlarım', href: couponLinks.poolCoupons() };
  return <PlayNotice {...props} coupons={coupons} onSeen={dismissPoolPlay} />;
}
