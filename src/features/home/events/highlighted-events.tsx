import { links } from '../../../routes/routes.ts';
import { type TopicView, useEntry } from '../../../state/engine/live.ts';
import { toggleSelection, useSelectedOutcome } from '../../../state/slip/slip.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { EventRow } from '../../../parts/event-row/event-row.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { eventHref } from '../event-href.ts';
import styles from './highlighted-events.module.css';
import { HomeSection } from '../home-section.tsx';
import { shownFor } from '../home-loads.ts';
import { useHighlights } from '../topics.ts';

/** The matches the service puts forward, as rows of the program with their main market. */
export function HighlightedEvents() {
  const view = useHighlights();
  const load = useEntry(view, 'load');
  const order = (useEntry(view, 'order') ?? []).slice(0, MOST_EVENTS);
  const shown = shownFor(load, order.length);
  return (
    <HomeSection title="Öne çıkan maçlar" more={{ label: 'Tüm program', href: links.program('futbol') }}>
      {shown === 'failure' && load?.failure !== undefined && (
        <FailureNotice failure={load.failure} onRetry={() => view.retry()} />
      )}
      {shown === 'empty' && <EmptyState title="Öne çıkan maç yok" text="Programda tüm maçları bulabilirsin." />}
      {shown === 'skeleton' && (
        <div className={styles['panel']} aria-busy>
          <Skeleton height={36 + 76 * MOST_EVENTS} />
        </div>
      )}
      {shown === 'content' && (
        <div className={styles['panel']}>
          <div className={styles['columns']} aria-hidden>
            <b>Maç Sonucu</b>
            <span>1</span>
            <span>0</span>
            <span>2</span>
          </div>
          {order.map((eventId) => (
            <HighlightedEvent key={eventId} view={view} eventId={eventId} />
          ))}
        </div>
      )}
    </HomeSection>
  );
}

function HighlightedEvent({ view, eventId }: { view: TopicView<'highlights'>; eventId: number }) {
  const row = useEntry(view, `row:${eventId}`);
  const selected = useSelectedOutcome(eventId);
  if (row === undefined) return <div className={styles['place']} />;
  return (
    <EventRow
      row={row}
      outcomeCounts={mainMarket}
      columnTitles={mainMarketTitle}
      selected={selected}
      onSelect={toggleSelection}
      href={eventHref(row.sportId, row.id)}
      showDay
    />
  );
}

const MOST_EVENTS = 6;
const mainMarket = [3];
const mainMarketTitle = ['Maç Sonucu'];
