import { useState } from 'react';
import { EventPanel, PanelEvent, PanelSkeleton } from '../../../parts/event-panel/event-panel.tsx';
import { entryLinks } from '../../../routes/routes.ts';
import { type TopicView, useTopicEntry } from '../../../state/engine/use-topic.ts';
import { useTopicLoad } from '../../../state/load/use-topic-load.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useHighlights, useWidget } from '../home-loads.ts';
import { HomeSection } from '../home-section.tsx';

/** Matches highlighted by the service, as rows of the program with their main market. */
export function HighlightedEvents() {
  const view = useHighlights();
  const above = useMatchesAbove();
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
            {order
              .filter((eventId) => !above.has(eventId))
              .slice(0, MOST_EVENTS)
              .map((eventId) => (
                <HighlightedEvent key={eventId} view={view} eventId={eventId} />
              ))}
          </EventPanel>
        )}
      </LoadedContent>
    </HomeSection>
  );
}

/**
 * Matches that the page shows above. They are those of the moment at which this part appeared: a match that begins later
 * keeps its place.
 */
function useMatchesAbove(): ReadonlySet<number> {
  const live = useTopicEntry(useWidget('live'), 'order');
  const soon = useTopicEntry(useWidget('upcoming'), 'order');
  const [above, setAbove] = useState<ReadonlySet<number>>();
  if (above !== undefined) return above;
  if (live !== undefined && soon !== undefined) setAbove(new Set([...live, ...soon]));
  return nothing;
}

const nothing: ReadonlySet<number> = new Set();

function HighlightedEvent({ view, eventId }: { view: TopicView<'highlights'>; eventId: number }) {
  return <PanelEvent eventId={eventId} row={useTopicEntry(view, `row:${eventId}`)} column={mainMarket} />;
}

const MOST_EVENTS = 6;
const mainMarket = { title: 'Maç Sonucu', headers: ['1', '0', '2'] };
