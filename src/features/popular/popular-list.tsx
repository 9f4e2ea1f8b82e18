import { useMemo } from 'react';
import { Link } from 'wouter';
import { links } from '../../routes/routes.ts';
import type { Sport } from '../../domain/sports.ts';
import { useEntry, useTopic } from '../../state/engine/live.ts';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SelectablePopularBet } from '../../parts/bet-row/popular-bet.tsx';
import styles from './popular-list.module.css';
import { type PopularOrder, sortPopularBets } from './popular-order.ts';

/** The bets of one sport in the asked order. */
export function PopularList({ sport, order }: { sport: Sport; order: PopularOrder }) {
  const view = useTopic({ kind: 'popular', sportId: sport.id, limit: MOST_BETS });
  const load = useEntry(view, 'load');
  const bets = useEntry(view, 'bets');
  const sorted = useMemo(() => sortPopularBets(bets ?? [], order), [bets, order]);
  if (sorted.length === 0) {
    if (load?.phase === 'failed' && load.failure !== undefined) {
      return <FailureNotice failure={load.failure} onRetry={() => view.retry()} />;
    }
    return load?.phase === 'ready' ? <NoBets sport={sport} /> : <Placeholders />;
  }
  return (
    <>
      <AgeLine load={load} />
      <ul className={styles['list']}>
        {sorted.map((bet) => (
          <li key={`${bet.eventId}:${bet.marketId}:${bet.outcomeNumber}`}>
            <SelectablePopularBet bet={bet} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoBets({ sport }: { sport: Sport }) {
  return (
    <EmptyState
      title={`${sport.name} için popüler bahis yok`}
      text="Kuponlar oynandıkça en çok seçilen bahisler burada görünür."
      action={
        <Link className={buttonClass('quiet')} href={links.program(sport.slug)}>
          Programa git
        </Link>
      }
    />
  );
}

function Placeholders() {
  return (
    <ul className={styles['list']} aria-busy>
      {Array.from({ length: 8 }, (_, place) => (
        <li key={place}>
          <Skeleton height="var(--row-event)" radius="s" />
        </li>
      ))}
    </ul>
  );
}

/** As many as one page shows without a pager; the service sorts by how often they are played. */
const MOST_BETS = 50;
