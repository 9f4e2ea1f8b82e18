import { EventPanel, PanelEvent, PanelSkeleton } from '../../../parts/event-panel/event-panel.tsx';
import { entryLinks } from '../../../routes/routes.ts';
import { type TopicView, useTopicEntry } from '../../../state/engine/use-topic.ts';
import { useTopicLoad } from '../../../state/load/use-topic-load.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useHighlights } from '../home-loads.ts';
import { HomeSection } from '../home-section.tsx';

/** Matches highlighted by the service, as rows of the program with their main market. */
export function HighlightedEvents() {
  const view = useHighlights();
  return (
    <HomeSection title="Öne çıkan maçlar" more={{ label: 'Tüm program', href: entryLinks.program() }}>
      <LoadedContent
        of={useTopicLoad(view, 'order')}
        skeleton={
          <PanelSkeleton band>
            <Skeleton height={36 + 76 * MOST_EVENTS} />
          </PanelSkeleton>
        }
        empty={<EmptyState title="Öne çıkan maç yok" text="Programda tüm maçları bulabilirsin." />}
        age="elsewhere"
      >
        {(order) => (
          <EventPanel column={mainMarket} band>
            {order.slice(0, MOST_EVENTS).map((eventId) => (
              <HighlightedEvent key={eventId} view={view} eventId={eventId} />
            ))}
          </EventPanel>
        )}
      </LoadedContent>
    </HomeSection>
  );
}

function HighlightedEvent({ view, eventId }: { view: TopicView<'highlights'>; eventId: number }) {
  return <PanelEvent eventId={eventId} row={useTopicEntry(view, `row:${eventId}`)} column={mainMarket} />;
}

const MOST_EVENTS = 6;
const mainMarket = { title: 'Maç Sonucu', headers: ['1', '0', '2'] };
