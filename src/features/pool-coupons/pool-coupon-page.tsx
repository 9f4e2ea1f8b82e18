import { useMemo } from 'react';
import { useParams } from 'wouter';
import { fullMoment } from '../../domain/coupon/detail-view.ts';
import { poolTabOf } from '../../domain/pool/coupon-lists.ts';
import { poolCouponView, poolFigures } from '../../domain/pool/coupon-view.ts';
import {
  type BlockProgress,
  type MatchStanding,
  blockProgress,
  isDecided,
  leftText,
} from '../../domain/pool/progress.ts';
import { POOL_MATCHES, type PoolCouponDetail } from '../../model/pool.ts';
import { CouponAbsent, CouponSkeleton } from '../../parts/coupon-absent/coupon-absent.tsx';
import { SummaryCard } from '../../parts/coupon-card/summary-card.tsx';
import { Page } from '../../parts/page/page.tsx';
import { couponLinks } from '../../routes/coupons.ts';
import { useMatchStandings } from '../../state/pool/match-standings.ts';
import { useSportsbookEvents } from '../../state/pool/sportsbook-events.ts';
import { useRead } from '../../state/load/use-read.ts';
import { Shown } from '../../ui/feedback/shown.tsx';
import { useMinute } from '../../state/device/clock.ts';
import { PoolCouponActions } from './pool-coupon-actions.tsx';
import { PoolPaper } from './pool-paper.tsx';
import { PoolMarks } from './marks/pool-marks.tsx';
import { WonTiers } from './won-tiers.tsx';

/** `/profil/kuponlarim/spor-toto/kupon-detay/{id}`: a pool coupon, its marks against the results, and its winnings. */
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

function PoolCouponParts({ coupon: told, reload }: { coupon: PoolCouponDetail; reload: () => void }) {
  const now = useMinute();
  const events = useSportsbookEvents(told.events, now);
  const coupon = useMemo(() => ({ ...told, events: [...events] }), [told, events]);
  const live = useMatchStandings(coupon.events, now, reload);
  const { standings } = live;
  const progress = coupon.marks.map((block) => blockProgress(block, standings));
  const view = poolCouponView(coupon, now);
  const waits = view.tone === 'pending';
  const runs = waits && !live.stale && standings.some(({ state }) => state === 'running');
  return (
    <>
      <SummaryCard
        id={coupon.id}
        {...(runs ? { status: 'Canlı', tone: 'live' } : { status: view.status, tone: view.tone })}
        kind={view.round}
        progress={waits ? standings.filter(isDecided).length / POOL_MATCHES : 1}
        main={
          view.prize === '' ? bestFigure(progress, standings, waits) : { label: view.prizeLabel, value: view.prize }
        }
        name={`Kupon no ${coupon.id}`}
        playedAt={fullMoment(coupon.playedAt)}
        figures={poolFigures(coupon)}
      />
      <PoolCouponActions coupon={coupon} />
      <WonTiers coupon={coupon} />
      <PoolMarks coupon={coupon} live={live} progress={progress} waits={waits} now={now} />
      <PoolPaper coupon={coupon} now={now} />
    </>
  );
}

/** Label and value such as "En iyi kolon · 2 maç oynanıyor" and "9/15". */
function bestFigure(
  progress: readonly BlockProgress[],
  standings: readonly MatchStanding[],
  waits: boolean,
): { label: string; value: string } {
  const left = waits && progress[0] !== undefined ? leftText(progress[0]) : '';
  const begun = standings.some(({ sign }) => sign !== null);
  const best = Math.max(...progress.map(({ right }) => right));
  return {
    label: left === '' ? 'En iyi kolon' : `En iyi kolon · ${left}`,
    value: begun ? `${best}/${POOL_MATCHES}` : '–',
  };
}
