import { EventRow } from '../../../parts/event-row/event-row.tsx';
import { eventHref } from '../../../parts/event-link/event-link.tsx';
import { links } from '../../../routes/routes.ts';
import { type TopicView, useEntry } from '../../../state/engine/live.ts';
import { useTopicLoad } from '../../../state/load/use-topic-load.ts';
import { toggleSelection, useSelectedOutcome } from '../../../state/slip/selected-outcome.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Shown } from '../../../ui/feedback/shown.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { classNames } from '../../../ui/style/class-names.ts';
import { useHighlights } from '../home-loads.ts';
import { HomeSection } from '../home-section.tsx';
import styles from './highlighted-events.module.css';

/** The matches the service puts forward, as rows of the program with their main market. */
export function HighlightedEvents() {
  const view = useHighlights();
  return (
    <HomeSection title="Öne çıkan maçlar" more={{ label: 'Tüm program', href: links.program('futbol') }}>
      <Shown
        of={useTopicLoad(view, 'order')}
        skeleton={
          <div className={styles['panel']} aria-busy>
            <Skeleton height={36 + 76 * MOST_EVENTS} />
          </div>
        }
        empty={<EmptyState title="Öne çıkan maç yok" text="Programda tüm maçları bulabilirsin." />}
        age="elsewhere"
      >
        {(order) => (
          <div className={styles['panel']}>
            <ColumnHeads />
            <ColumnHeads second />
            {order.slice(0, MOST_EVENTS).map((eventId) => (
              <HighlightedEvent key={eventId} view={view} eventId={eventId} />
            ))}
          </div>
        )}
      </Shown>
    </HomeSection>
  );
}

/** Two where the matches stand in two columns. */
function ColumnHeads({ second = false }: { second?: boolean }) {
  return (
    <div className={classNames(styles['columns'], second && styles['second'])} aria-hidden>
      <b>Maç Sonucu</b>
      <span>1</span>
      <span>0</span>
      <span>2</span>
    </div>
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
