import type { ReactNode } from 'react';
import { useEntry } from '../../../state/engine/live.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EventCard } from './event-card.tsx';
import styles from './event-widget.module.css';
import { shownFor } from '../home-loads.ts';
import { useWidget } from '../topics.ts';

interface EventWidgetProps {
  which: 'live' | 'upcoming';
  /** Of the list, for a reader that comes to it by its role. */
  label: string;
  empty: { title: string; text: string; action?: ReactNode };
}

/** The events of a widget as cards: a strip to swipe on a phone, a grid from 660 px. */
export function EventWidget({ which, label, empty }: EventWidgetProps) {
  const view = useWidget(which);
  const load = useEntry(view, 'load');
  const order = useEntry(view, 'order') ?? [];
  const shown = shownFor(load, order.length);
  if (shown === 'failure' && load?.failure !== undefined) {
    return <FailureNotice failure={load.failure} onRetry={() => view.retry()} />;
  }
  if (shown === 'empty') return <EmptyState {...empty} />;
  return (
    <ul className={styles['cards']} aria-label={label} aria-busy={shown === 'skeleton'}>
      {shown === 'skeleton'
        ? placeholders.map((place) => (
            <li key={place}>
              <Skeleton height={CARD_HEIGHT} />
            </li>
          ))
        : order.map((eventId) => (
            <li key={eventId}>
              <EventCard view={view} eventId={eventId} />
            </li>
          ))}
    </ul>
  );
}

/** As in `event-card.module.css`. */
const CARD_HEIGHT = 148;
const placeholders = [0, 1, 2, 3, 4, 5];
