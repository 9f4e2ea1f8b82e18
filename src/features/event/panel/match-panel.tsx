import ArrowRight from 'lucide-react/icons/arrow-right';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { isDefinitiveRefusal } from '../../../contract/failure-checks.ts';
import { eventWord } from '../../../domain/event-word.ts';
import type { Sport } from '../../../domain/sports.ts';
import type { EventQuery } from '../../../routes/program-routes.ts';
import { eventHref } from '../../../parts/event-link/event-link.tsx';
import { useTopic } from '../../../state/engine/use-topic.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { LoadedContent } from '../../../ui/feedback/loaded-content.tsx';
import { EventHeader } from '../header/event-header.tsx';
import { EventMarkets } from '../odds/odds-tab.tsx';
import { EventSkeleton } from '../page/event-skeleton.tsx';
import { useEventLoad, type EventQueryState } from '../page/use-event-query.ts';
import styles from './match-panel.module.css';

/** A match beside the list it was chosen from, or over it: teams, all markets, and a link to the match's own page. */
export default function MatchPanel({ sport, eventId }: { sport: Sport; eventId: number }) {
  const view = useTopic({ kind: 'event', eventId, sportId: sport.id });
  const loaded = useEventLoad(view, 'head');
  const address = useOwnQuery();
  const page = eventHref(sport.id, eventId);
  const word = eventWord(sport.id);
  return (
    <LoadedContent
      of={loaded}
      skeleton={<EventSkeleton />}
      failed={(failure) =>
        isDefinitiveRefusal(failure) ? (
          <EmptyState
            title={`Bu ${word} programda yok`}
            text={[failure.message, `Listeden başka bir ${word} seç.`].filter(Boolean).join(' ')}
          />
        ) : (
          <FailureNotice failure={failure} onRetry={loaded.retry} />
        )
      }
    >
      {(head) => (
        <>
          <EventHeader head={head} embedded />
          {page !== undefined && (
            <Link className={`row text-xs weight-600 muted ${styles['page']}`} href={page}>
              Maç sayfası
              <ArrowRight size={14} aria-hidden />
            </Link>
          )}
          {loaded.failure !== null && isDefinitiveRefusal(loaded.failure) && (
            <FailureNotice failure={loaded.failure} onRetry={loaded.retry} />
          )}
          <EventMarkets view={view} head={head} address={address} />
        </>
      )}
    </LoadedContent>
  );
}

/** The address belongs to the list, so choices made in the panel are local state and are lost when it closes. */
function useOwnQuery(): EventQueryState {
  const [query, setQuery] = useState<EventQuery>({});
  return useMemo(
    () => ({ query, set: (name, value) => setQuery((before) => ({ ...before, [name]: value })) }),
    [query],
  );
}
