import { useMemo } from 'react';
import { useParams } from 'wouter';
import { fullDateTime } from '../../domain/coupon/detail-view.ts';
import { poolTabOf } from '../../domain/pool/pool-coupon-list.ts';
import { poolCouponView, poolFigures } from '../../domain/pool/pool-coupon-view.ts';
import {
  type BlockProgress,
  type PoolMatchStatus,
  blockProgress,
  isPoolMatchDecided,
  remainingMatchesText,
} from '../../domain/pool/pool-progress.ts';
import { POOL_MATCHES, type PoolCouponDetail } from '../../model/pool.ts';
import { UnavailableCoupon, CouponSkeleton } from '../../parts/unavailable-coupon/unavailable-coupon.tsx';
import { SummaryCard } from '../../parts/coupon-card/summary-card.tsx';
import { Page } from '../../parts/page/page.tsx';
import { couponLinks } from '../../routes/coupon-routes.ts';
import { usePoolMatchStatuses } from '../../state/pool/pool-match-statuses.ts';
import { useSportsbookEvents } from '../../state/pool/sportsbook-events.ts';
import { useCachedRead } from '../../state/load/use-cached-read.ts';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { useMinute } from '../../state/device/clock.ts';
import { PoolCouponActions } from './pool-coupon-actions.tsx';
import { PoolPaper } from './pool-paper.tsx';
import { PoolCouponMarks } from './marks/pool-coupon-marks.tsx';
import { WonTiers } from './won-tiers.tsx';

/** `/profil/kuponlarim/spor-toto/kupon-detay/{id}`: a pool coupon, its marks against the results, and its winnings. */
export default function PoolCouponPage() {
  const { id } = useParams<{ id: string }>();
  return <PoolCouponScreen key={id} id={id} />;
}

function PoolCouponScreen({ id }: { id: string }) {
  const loaded = useCachedRead('getPoolCoupon', { parameters: { id } });
  const tab = loaded.value === undefined ? undefined : poolTabOf(loaded.value.status);
  const back = { href: couponLinks.poolCoupons(tab), label: 'Spor Toto kuponlarım' };
  return (
    <Page tabTitle={`Spor Toto kuponu ${id}`} back={back} width="wide" contentReady={loaded.phase !== 'loading'}>
      <LoadedContent
        of={loaded}
        skeleton={<CouponSkeleton />}
        failed={(failure) => <UnavailableCoupon failure={failure} back={back} onRetry={loaded.retry} />}
      >
        {(coupon) => <PoolCouponParts coupon={coupon} reload={loaded.retry} />}
      </LoadedContent>
    </Page>
  );
}

function PoolCouponParts({ coupon: told, reload }: { coupon: PoolCouponDetail; reload: () => void }) {
  const now = useMinute();
  const events = useSportsbookEvents(told.events, now);
  const coupon = useMemo(() => ({ ...told, events: [...events] }), [told, events]);
  const live = usePoolMatchStatuses(coupon.events, now, reload);
  const { statuses: standings } = live;
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
        progress={waits ? standings.filter(isPoolMatchDecided).length / POOL_MATCHES : 1}
        main={
          view.prize === '' ? bestFigure(progress, standings, waits) : { label: view.prizeLabel, value: view.prize }
        }
        name={`Kupon no ${coupon.id}`}
        playedAt={fullDateTime(coupon.playedAt)}
        figures={poolFigures(coupon)}
      />
      <PoolCouponActions coupon={coupon} />
      <WonTiers coupon={coupon} />
      <PoolCouponMarks coupon={coupon} live={live} progress={progress} isUndecided={waits} now={now} />
      <PoolPaper coupon={coupon} now={now} />
    </>
  );
}

/** Label and value such as "En iyi kolon · 2 maç oynanıyor" and "9/15". */
function bestFigure(
  progress: readonly BlockProgress[],
  standings: readonly PoolMatchStatus[],
  waits: boolean,
): { label: string; value: string } {
  const left = waits && progress[0] !== undefined ? remainingMatchesText(progress[0]) : '';
  const begun = standings.some(({ sign }) => sign !== null);
  const best = Math.max(...progress.map(({ right }) => right));
  return {
    label: left === '' ? 'En iyi kolon' : `En iyi kolon · ${left}`,
    value: begun ? `${best}/${POOL_MATCHES}` : '–',
  };
}
