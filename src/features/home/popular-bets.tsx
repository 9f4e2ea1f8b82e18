import ChevronRight from 'lucide-react/icons/chevron-right';
import Ticket from 'lucide-react/icons/ticket';
import { Link } from 'wouter';
import { SelectablePopularBet } from '../../parts/bet-row/bet-row.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { useTopicLoad } from '../../state/load/use-topic-load.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { POPULAR_LIMIT, usePopularBets } from './home-loads.ts';
import { HomeSection } from './home-section.tsx';
import styles from './popular-bets.module.css';

/** The most played bets, with links to all of them and to the ready coupons. */
export function PopularBets() {
  const bets = useTopicLoad(usePopularBets(), 'bets');
  return (
    <HomeSection title="Popüler bahisler" more={{ label: 'Tüm popüler bahisler', href: entryLinks.popularBets() }}>
      <LoadedContent
        of={bets}
        skeleton={<Placeholders />}
        empty={
          <EmptyState title="Henüz popüler bahis yok" text="Kuponlar oynandıkça en çok seçilenler burada görünür." />
        }
        age="elsewhere"
      >
        {(shown) => (
          <ul className={`stack one-column clip ${styles['bets']}`}>
            {shown.map((bet) => (
              <li key={`${bet.marketId}:${bet.outcomeNumber}`}>
                <SelectablePopularBet bet={bet} />
              </li>
            ))}
          </ul>
        )}
      </LoadedContent>
      <EasyCoupons />
    </HomeSection>
  );
}

/** Link to the ready coupons. */
export function EasyCoupons() {
  return (
    <Link className={`row gap-3 muted ${styles['coupons']}`} href={entryLinks.easyCoupons()}>
      <Ticket size={20} aria-hidden />
      <span className={`stack shrink text-xs ${styles['text']}`}>
        <b>Kolay kuponlar</b>
        <span>Hazır kuponlardan birini seç, bir kerede kuponuna ekle.</span>
      </span>
      <ChevronRight size={18} aria-hidden />
    </Link>
  );
}

function Placeholders() {
  return (
    <ul className={`stack one-column clip ${styles['bets']}`} aria-busy>
      {Array.from({ length: POPULAR_LIMIT }, (_, place) => (
        <li key={place}>
          <Skeleton height="var(--row-event)" radius="s" />
        </li>
      ))}
    </ul>
  );
}
