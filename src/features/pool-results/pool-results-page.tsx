import CalendarDays from 'lucide-react/icons/calendar-days';
import SearchX from 'lucide-react/icons/search-x';
import { Link, useLocation, useSearchParams } from 'wouter';
import { roundDatesText, roundYear } from './pool-rounds.ts';
import type { Loaded } from '../../model/load.ts';
import { POOL_MATCHES, type PoolRound, type PoolRoundSpan } from '../../model/pool.ts';
import { SheetChip } from '../../parts/choice-chip/choice-chip.tsx';
import { Page } from '../../parts/page/page.tsx';
import { poolLinks } from '../../routes/pool-routes.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import { useCachedRead } from '../../state/load/use-cached-read.ts';
import { hideSheet } from '../../state/overlays/dialogs.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../ui/feedback/failure-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import styles from './pool-results.module.css';
import { RoundPickerPane, type RoundPickerProps, RoundPickerSheet } from './round-picker.tsx';
import { RoundResult } from './round-result.tsx';

/** `/spor-toto/sonuclar?gameCycleNo=` (rule pool-15): results of a round; of the last one if there is no number. */
export default function PoolResultsPage() {
  const [query] = useSearchParams();
  const asked = query.get('gameCycleNo');
  const cycle = asked !== null && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined;
  return <Results key={cycle} cycle={cycle} />;
}

function Results({ cycle }: { cycle: number | undefined }) {
  const one = useCachedRead('getPoolResult', cycle === undefined ? null : { query: { gameCycleNo: String(cycle) } });
  const last = useCachedRead('getLastPoolResult', cycle === undefined ? {} : null);
  const rounds = useCachedRead('getPoolRounds', {});
  const round = cycle === undefined ? last : one;
  const shown = cycle ?? last.value?.cycle;
  const [, navigate] = useLocation();
  const beside = useViewport() === 'desktop';
  const choose = (next: number): void => {
    hideSheet();
    navigate(poolLinks.poolResults(next));
  };
  const spans = rounds.value ?? [];
  const span = spans.find((each) => each.cycle === shown);
  return (
    <Page
      // A short title, because the back link names the game and the chip beside it leaves one line.
      title="Sonuçlar"
      tabTitle="Spor Toto sonuçları"
      back={{ href: poolLinks.pool(), label: 'Spor Toto' }}
      width="full"
      aside={
        !beside && (
          <SheetChip
            title="Program"
            Icon={CalendarDays}
            chosen={span === undefined ? '' : `${roundDatesText(span)} ${roundYear(span)}`}
            byDefault
            sheetTitle="Hafta seç"
            content={() =>
              rounds.value === undefined ? (
                <RoundsToCome currentCycle={shown} onChoose={choose} />
              ) : (
                <RoundPickerSheet spans={rounds.value} currentCycle={shown} onChoose={choose} />
              )
            }
          />
        )
      }
      contentReady={round.phase !== 'loading'}
    >
      <div className={`stack one-column gap-4 ${styles['layout']}`}>
        {beside && (
          <LoadedContent of={rounds} age="elsewhere" skeleton={<Skeleton height={420} radius="l" />}>
            {(all) => <RoundPickerPane spans={all} currentCycle={shown} onChoose={choose} />}
          </LoadedContent>
        )}
        <div className={`stack shrink gap-4 ${styles['round']}`}>
          <RoundLoad round={round} spans={spans} />
        </div>
      </div>
    </Page>
  );
}

/**
 * For a sheet opened before the rounds are loaded: later renders of the page do not reach it, so it reads them itself.
 */
function RoundsToCome(props: Omit<RoundPickerProps, 'spans'>) {
  const rounds = useCachedRead('getPoolRounds', {});
  return (
    <LoadedContent
      of={rounds}
      age="elsewhere"
      skeleton={<SkeletonRows label="Programlar yükleniyor…" height="60dvh" radius="l" />}
    >
      {(spans) => <RoundPickerSheet spans={spans} {...props} />}
    </LoadedContent>
  );
}

function RoundLoad({ round, spans }: { round: Loaded<PoolRound>; spans: readonly PoolRoundSpan[] }) {
  return (
    <LoadedContent
      of={round}
      skeleton={<ResultSkeleton />}
      failed={(failure) =>
        failure.kind === 'notFound' ? <NoRound /> : <FailureState failure={failure} onRetry={round.retry} />
      }
    >
      {(value) =>
        value.events.length === 0 ? <NoRound /> : <RoundResult round={value} spans={spans} reload={round.retry} />
      }
    </LoadedContent>
  );
}

/** Shown for a number without a round. */
function NoRound() {
  return (
    <EmptyState
      icon={<SearchX size={26} aria-hidden />}
      title="Bu numarayla bir program yok"
      text="Adres yanlış yazılmış olabilir. Geçmiş programları listeden seçebilirsin."
      action={
        <Link href={poolLinks.poolResults()} className={buttonClass('primary')}>
          Son sonuçlara git
        </Link>
      }
    />
  );
}

/** Skeleton with the heights of the result. */
function ResultSkeleton() {
  return (
    <div className={`stack shrink gap-4 ${styles['skeleton']}`} aria-busy="true">
      <p className="visually-hidden">Sonuçlar yükleniyor…</p>
      <Skeleton height={72} radius="m" />
      <Skeleton height={238} radius="l" />
      <Skeleton height={POOL_MATCHES * 76} radius="l" />
    </div>
  );
}
