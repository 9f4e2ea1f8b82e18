import { useState } from 'react';
import { useParams } from 'wouter';
import { fullMoment } from '../../domain/coupon/detail-view.ts';
import { poolTabOf } from '../../domain/pool/coupon-lists.ts';
import { poolCouponView, poolFigures } from '../../domain/pool/coupon-view.ts';
import { MATCHES } from '../../domain/pool/marks.ts';
import { blockProgress, isDecided, leftText } from '../../domain/pool/progress.ts';
import type { PoolCouponDetail } from '../../model/pool.ts';
import { CouponAbsent, CouponSkeleton } from '../../parts/coupon-absent/coupon-absent.tsx';
import { SummaryCard } from '../../parts/coupon-card/summary-card.tsx';
import { Page } from '../../parts/page/page.tsx';
import { couponLinks } from '../../routes/coupons.ts';
import { useMatchStandings } from '../../state/pool/match-standings.ts';
import { useRead } from '../../state/load/use-read.ts';
import { Shown } from '../../ui/feedback/shown.tsx';
import { PoolCouponActions } from './pool-coupon-actions.tsx';
import { PoolMarks } from './pool-marks.tsx';
import { WonTiers } from './won-tiers.tsx';

/** `/profil/kuponlarim/spor-toto/kupon-detay/{id}`: one pool coupon, its marks against the results, and what they won. */
export default function PoolCouponPage() {
  const { id } = useParams<{ id: string }>();
  return <PoolCouponScreen key={id} id={id} />;
}

function PoolCouponScreen({ id }: { id: string }) {
  const loaded = useRead('getPoolCoupon', { parameters: { id } });
  const tab = loaded.value === undefined ? undefined : poolTabOf(loaded.value.status);
  const back = { href: couponLinks.poolCoupons(tab), label: 'Spor Toto kuponlarım' };
  return (
    <Page tabTitle={`Spor Toto kuponu ${id}`} back={back} width="wide" stands={loaded.phase !== 'loading'}>
      <Shown
        of={loaded}
        skeleton={<CouponSkeleton />}
        failed={(failure) => <CouponAbsent failure={failure} back={back} onRetry={loaded.retry} />}
      >
        {(coupon) => <PoolCouponParts coupon={coupon} reload={loaded.retry} />}
      </Shown>
    </Page>
  );
}

function PoolCouponParts({ coupon, reload }: { coupon: PoolCouponDetail; reload: () => void }) {
  const [now] = useState(() => Date.now() / 1000);
  const live = useMatchStandings(coupon.events, reload);
  const { standings } = live;
  const progress = coupon.marks.map((block) => blockProgress(block, standings));
  const view = poolCouponView(coupon, now);
  const best = Math.max(...progress.map(({ right }) => right));
  const [first] = progress;
  const runs = view.tone === 'pending' && first !== undefined && first.running > 0;
  const won = view.prize !== '';
  const left = first === undefined ? '' : leftText(first);
  const known = standings.some(({ sign }) => sign !== null);
  return (
    <>
      <SummaryCard
        id={coupon.id}
        {...(runs ? { status: 'Canlı', tone: 'live' } : { status: view.status, tone: view.tone })}
        kind={view.round}
        progress={view.tone === 'pending' ? standings.filter(isDecided).length / MATCHES : 1}
        main={
          won
            ? { label: view.prizeLabel, value: view.prize }
            : { label: left === '' ? 'En iyi kolon' : `En iyi kolon · ${left}`, value: known ? `${best}/${MATCHES}` : '–' }
        }
        name={`Kupon no ${coupon.id}`}
        playedAt={fullMoment(coupon.playedAt)}
        figures={poolFigures(coupon)}
      />
      <PoolCouponActions coupon={coupon} />
      <WonTiers coupon={coupon} />
      <PoolMarks coupon={coupon} live={live} progress={progress} now={now} />
    </>
  );
}
