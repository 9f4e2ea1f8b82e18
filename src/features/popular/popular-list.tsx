import Flame from 'lucide-react/icons/flame';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Sport } from '../../domain/sports.ts';
import type { PopularBet } from '../../model/program.ts';
import { SelectablePopularBet } from '../../parts/bet-row/bet-row.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { useTopic } from '../../state/engine/use-topic.ts';
import { useTopicLoad } from '../../state/load/use-topic-load.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../ui/feedback/failure-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './popular-list.module.css';
import { type PopularOrder, sortPopularBets } from './popular-order.ts';

/** The bets of one sport in the asked order. */
export function PopularList({ sport, order }: { sport: Sport; order: PopularOrder }) {
  const load = useTopicLoad(useTopic({ kind: 'popular', sportId: sport.id, limit: MOST_BETS }), 'bets');
  return (
    <LoadedContent
      of={load}
      skeleton={<Placeholders />}
      empty={<NoBets sport={sport} />}
      failed={(failure) => <FailureState failure={failure} onRetry={load.retry} />}
    >
      {(bets) => <Bets bets={bets} order={order} />}
    </LoadedContent>
  );
}

function Bets({ bets, order }: { bets: readonly PopularBet[]; order: PopularOrder }) {
  const sorted = useMemo(() => sortPopularBets(bets, order), [bets, order]);
  return (
    <ul className={`stack one-column clip ${styles['list']}`}>
      {sorted.map((bet) => (
        <li key={`${bet.eventId}:${bet.marketId}:${bet.outcomeNumber}`}>
          <SelectablePopularBet bet={bet} />
        </li>
      ))}
    </ul>
  );
}

function NoBets({ sport }: { sport: Sport }) {
  return (
    <EmptyState
      icon={<Flame size={26} aria-hidden />}
      title={`${sport.name} için popüler bahis yok`}
      text="Kuponlar oynandıkça en çok seçilen bahisler burada görünür."
      action={
        <Link className={buttonClass('quiet')} href={entryLinks.program(sport.slug)}>
          Programa git
        </Link>
      }
    />
  );
}

function Placeholders() {
  return (
    <ul className={`stack one-column clip ${styles['list']}`} aria-busy>
      {Array.from({ length: 8 }, (_, place) => (
        <li key={place}>
          <Skeleton height="var(--row-event)" radius="s" />
        </li>
      ))}
    </ul>
  );
}

/** The most a page shows without paging; the service sorts by number of plays. */
const MOST_BETS = 50;
