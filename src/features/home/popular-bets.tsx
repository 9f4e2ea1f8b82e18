import type { PopularBet } from '../../model/program.ts';
import { ChevronRight, Ticket } from 'lucide-react';
import { Link } from 'wouter';
import { links } from '../../routes/routes.ts';
import { useEntry } from '../../state/engine/live.ts';
import { toggleSelection, useSelectedOutcome } from '../../state/slip/slip.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { PopularBetRow } from '../../parts/bet-row/bet-row.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { eventHref } from './event-href.ts';
import { HomeSection } from './home-section.tsx';
import { shownFor } from './home-loads.ts';
import styles from './popular-bets.module.css';
import { POPULAR_LIMIT, usePopular } from './topics.ts';

/** What players choose most now, and the ways to all of it and to the ready coupons. */
export function PopularBets() {
  const view = usePopular();
  const load = useEntry(view, 'load');
  const bets = useEntry(view, 'bets') ?? [];
  const shown = shownFor(load, bets.length);
  return (
    <HomeSection title="Popüler bahisler" more={{ label: 'Tüm popüler bahisler', href: links.popularBets() }}>
      {shown === 'failure' && load?.failure !== undefined && (
        <FailureNotice failure={load.failure} onRetry={() => view.retry()} />
      )}
      {shown === 'empty' && (
        <EmptyState title="Henüz popüler bahis yok" text="Kuponlar oynandıkça en çok seçilenler burada görünür." />
      )}
      {(shown === 'content' || shown === 'skeleton') && (
        <ul className={styles['bets']} aria-busy={shown === 'skeleton'}>
          {shown === 'skeleton'
            ? placeholders.map((place) => (
                <li key={place}>
                  <Skeleton height="var(--row-event)" radius="s" />
                </li>
              ))
            : bets.map((bet) => (
                <li key={`${bet.marketId}:${bet.outcomeNumber}`}>
                  <SelectableBet bet={bet} />
                </li>
              ))}
        </ul>
      )}
      <Link className={styles['coupons']} href={links.easyCoupons()}>
        <Ticket size={20} aria-hidden />
        <span className={styles['text']}>
          <b>Kolay kuponlar</b>
          <span>Hazır kuponlardan birini seç, tek dokunuşla kuponuna ekle.</span>
        </span>
        <ChevronRight size={18} aria-hidden />
      </Link>
    </HomeSection>
  );
}

function SelectableBet({ bet }: { bet: PopularBet }) {
  const chosen = useSelectedOutcome(bet.eventId);
  return (
    <PopularBetRow
      bet={bet}
      selected={chosen?.marketId === bet.marketId && chosen.outcomeNumber === bet.outcomeNumber}
      onSelect={toggleSelection}
      href={eventHref(bet.sportId, bet.eventId)}
    />
  );
}

const placeholders = Array.from({ length: POPULAR_LIMIT }, (_, place) => place);
