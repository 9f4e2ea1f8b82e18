/** Running matches, and the cards of a widget: to swipe on a phone, a grid from 660 px. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { entryLinks } from '../../../routes/routes.ts';
import type { Loaded } from '../../../model/load.ts';
import type { TopicView } from '../../../state/engine/use-topic.ts';
import { useFreshness } from '../../../state/engine/freshness.ts';
import { useTopicLoad } from '../../../state/load/use-topic-load.ts';
import { buttonClass } from '../../../ui/control/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useRenderedRowCount } from '../../../state/load/use-rendered-row-count.ts';
import { useWidget } from '../home-loads.ts';
import { HomeSection } from '../home-section.tsx';
import { CardPlaceholder, EventCard } from './event-card.tsx';
import styles from './event-widget.module.css';

/** Offline the current state is unknown, so these are the matches that ran when data was last received. */
export function LiveNow() {
  const { isStale: old } = useFreshness();
  const view = useWidget('live');
  return (
    <HomeSection
      title={old ? 'Son görülen canlı maçlar' : 'Şimdi canlı'}
      live={!old}
      more={{ label: 'Tüm canlı maçlar', href: entryLinks.liveProgram() }}
    >
      <EventCards
        view={view}
        of={useTopicLoad(view, 'order')}
        label="Canlı maçlar"
        empty={
          <EmptyState
            title="Şu anda canlı maç yok"
            text="Yakında başlayacak maçlara programdan bakabilirsin."
            action={
              <Link className={buttonClass('quiet')} href={entryLinks.program()}>
                Programa git
              </Link>
            }
          />
        }
      />
    </HomeSection>
  );
}

interface EventCardsProps {
  view: TopicView<'widget'>;
  of: Loaded<readonly number[]>;
  /** Accessible name of the list. */
  label: string;
  empty: ReactNode;
}

export function EventCards({ view, of, label, empty }: EventCardsProps) {
  return (
    <LoadedContent of={of} skeleton={<CardsSkeleton label={label} />} empty={empty} age="elsewhere">
      {(order) => <Cards view={view} order={order} label={label} />}
    </LoadedContent>
  );
}

export function CardsSkeleton({ label }: { label: string }) {
  return (
    <ul className={styles['cards']} aria-label={label} aria-busy>
      {placeholders.map((place) => (
        <li key={place}>
          <Skeleton height={CARD_HEIGHT} />
        </li>
      ))}
    </ul>
  );
}

interface CardsProps {
  view: TopicView<'widget'>;
  order: readonly number[];
  label: string;
}

function Cards({ view, order, label }: CardsProps) {
  const drawn = useRenderedRowCount(order.length, GROWTH);
  return (
    <ul className={styles['cards']} aria-label={label}>
      {order.map((eventId, place) => (
        <li key={eventId}>{place < drawn ? <EventCard view={view} eventId={eventId} /> : <CardPlaceholder />}</li>
      ))}
    </ul>
  );
}

/** Number of cards a phone shows at first, and of a desktop's row. */
const GROWTH = { first: 2, step: 3 };

/** Height of a card, same as in `event-card.module.css`. */
const CARD_HEIGHT = 'calc(148 * var(--text-px))';
const placeholders = [0, 1, 2, 3, 4, 5];
