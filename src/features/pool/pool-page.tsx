import { useEffect } from 'react';
import Trophy from 'lucide-react/icons/trophy';
import { Link } from 'wouter';
import { type RoundPhase, roundPhase } from '../../domain/pool/pool-round.ts';
import { POOL_MATCHES, type PoolRound } from '../../model/pool.ts';
import { Page } from '../../parts/page/page.tsx';
import { poolLinks } from '../../routes/pool-routes.ts';
import { useAtServerTime } from '../../state/device/use-at-server-time.ts';
import { useRead } from '../../state/load/use-read.ts';
import { changePool, usePoolPlay, useServerOffset } from '../../state/pool/use-pool-marking.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PoolBoard } from './marks/pool-board.tsx';
import { PoolPlayConfirmation } from './play/pool-play-confirmation.tsx';
import { PoolPlayNotice } from './play/pool-play-notice.tsx';
import { RoundHead } from './round-head.tsx';
import { MatchList } from './match-list.tsx';
import styles from './pool.module.css';

/** `/spor-toto` (rules pool-1 to pool-7): the running round, its matches, and the marks on them. */
export default function PoolPage() {
  const load = useRead('getPool', {});
  const play = usePoolPlay();
  if (play.phase === 'confirmed') {
    return (
      <Page heading="none" width="form">
        <PoolPlayConfirmation play={play} />
      </Page>
    );
  }
  return (
    <Page heading="hidden" width="full" contentReady={load.phase !== 'loading'}>
      <div className={`stack shrink pad gap-3 ${styles['page']}`}>
        <LoadedContent of={load} skeleton={<PageSkeleton />}>
          {(round) => <Round round={round} reload={load.retry} />}
        </LoadedContent>
      </div>
    </Page>
  );
}

/** Interval of refetching while no round is open, so that the next round appears by itself. */
const LOOK_MS = 60_000;

function Round({ round, reload }: { round: PoolRound; reload: () => void }) {
  const offset = useServerOffset();
  const phase = useAtServerTime(offset, (now) => roundPhase(round, now));
  const { cycle, name, closesAt } = round;
  useEffect(() => {
    if (cycle > 0) void changePool({ type: 'round', cycle, roundName: name, closesAt });
  }, [cycle, name, closesAt]);
  useEffect(() => {
    if (phase === 'open') return undefined;
    const timer = setInterval(reload, LOOK_MS);
    return () => clearInterval(timer);
  }, [phase, reload]);
  if (phase === 'none') return <NoRound />;
  return (
    <>
      <RoundHead round={round} phase={phase} offset={offset} />
      <Body round={round} phase={phase} offset={offset} />
    </>
  );
}

function Body({ round, phase, offset }: { round: PoolRound; phase: RoundPhase; offset: number }) {
  const play = usePoolPlay();
  if (phase === 'open') return <PoolBoard key={round.cycle} round={round} offset={offset} />;
  return (
    <>
      <PoolPlayNotice play={play} />
      <div className={styles['list']}>
        <MatchList events={round.events} />
      </div>
    </>
  );
}

function NoRound() {
  return (
    <EmptyState
      icon={<Trophy size={26} aria-hidden />}
      title="Şu anda açık hafta yok"
      text="Yeni hafta pazar günü 10:00’da açılır."
      action={
        <Link href={poolLinks.poolResults()} className={buttonClass('quiet')}>
          Sonuçlara bak
        </Link>
      }
    />
  );
}

function PageSkeleton() {
  return (
    <div aria-busy="true" className={`stack shrink pad gap-3 ${styles['skeleton']}`}>
      <p className="visually-hidden">Spor Toto yükleniyor…</p>
      <Skeleton height={68} radius="l" />
      <Skeleton height={52} />
      <Skeleton height={POOL_MATCHES * 84} radius="l" />
    </div>
  );
}
