import ArrowRight from 'lucide-react/icons/arrow-right';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { isDefinitiveRefusal } from '../../../contract/failure-checks.ts';
import { eventWord } from '../../../domain/event-word.ts';
import type { MatchPanelProps } from '../../../parts/match-choice/match-choice.ts';
import { entryLinks } from '../../../routes/routes.ts';
import type { EventQuery } from '../../../routes/program-routes.ts';
import { eventHref } from '../../../parts/event-link/event-link.tsx';
import { type TopicView, useTopic } from '../../../state/engine/use-topic.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { LoadedContent } from '../../../ui/feedback/loaded-content.tsx';
import { classNames } from '../../../ui/style/class-names.ts';
import { EventHeader } from '../header/event-header.tsx';
import { EventMarkets } from '../odds/odds-tab.tsx';
import { EndedNote } from '../page/ended-note.tsx';
import { EventSkeleton } from '../page/event-skeleton.tsx';
import { useEventLoad, useEventQuery, type EventQueryState } from '../page/use-event-query.ts';
import { type MatchHead, useMatchHead } from '../page/use-match-head.ts';
import { RunningFigures } from '../summary/running-figures.tsx';
import { SUMMARY_TAB, eventTabs, hasTwoSides } from '../tabs/event-tabs.ts';
import { SpoilerSafeTab } from '../tabs/spoiler-safe-tab.tsx';
import type { EventTab, EventTabProps } from '../tabs/tab-definition.ts';
import styles from './match-panel.module.css';

/** A match beside the list it was chosen from, or over it: teams, all markets, and a link to the match's own page. */
export default function MatchPanel({ played = false, ...match }: MatchPanelProps) {
  const view = useTopic({ kind: 'event', eventId: match.eventId, sportId: match.sport.id });
  return played ? <ScoredMatch {...match} view={view} /> : <OfferedMatch {...match} view={view} />;
}

interface PanelProps extends Omit<MatchPanelProps, 'played'> {
  view: TopicView<'event'>;
}

/** A match while it is in the program. */
function OfferedMatch(props: PanelProps) {
  const loaded = useEventLoad(props.view, 'head');
  const page = eventHref(props.sport.id, props.eventId);
  return <Panel {...props} loaded={{ ...loaded, ended: false }} page={page} first={none} />;
}

/** A match of a list of scores: one that has left the program is shown as its page does (rule match-46). */
function ScoredMatch(props: PanelProps) {
  const { sport, eventId, view } = props;
  const loaded = useMatchHead(view, eventId, sport.id);
  // The day finds a match that statistics no longer contain.
  const { d = '' } = useEventQuery().query;
  const page = loaded.ended ? entryLinks.event(sport.slug, eventId, { d }, SUMMARY_TAB) : eventHref(sport.id, eventId);
  return <Panel {...props} loaded={loaded} page={page} first={withSummary} />;
}

const none: EventQuery = {};
/** The figures of a running match are part of its score. */
const withSummary: EventQuery = { widgetType: SUMMARY_TAB };

interface LoadedPanelProps extends PanelProps {
  loaded: MatchHead;
  /** Address of the match's own page; undefined for a sport without such pages. */
  page: string | undefined;
  /** Choices the panel opens with. */
  first: EventQuery;
}

function Panel({ sport, view, loaded, page, first, end }: LoadedPanelProps) {
  const address = useOwnQuery(first);
  const word = eventWord(sport.id);
  const { ended, failure } = loaded;
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
      {(head) => {
        const hasSummary = !ended && head.phase !== 0 && address.query.widgetType === SUMMARY_TAB;
        return (
          <>
            <div className={styles['lead']}>
              <div className={classNames(hasSummary && styles['withSummary'])}>
                <div className={styles['match']}>
                  <EventHeader head={head} embedded title="h2" extraLink={end} />
                  {page !== undefined && (
                    <Link className={`row text-xs weight-600 muted ${styles['page']}`} href={page}>
                      Maç sayfası
                      <ArrowRight size={14} aria-hidden />
                    </Link>
                  )}
                </div>
                {hasSummary && (
                  <div className={styles['summary']}>
                    <Summary tab={figuresTab} view={view} head={head} compact />
                  </div>
                )}
              </div>
            </div>
            {!ended && failure !== null && isDefinitiveRefusal(failure) && (
              <FailureNotice failure={failure} onRetry={loaded.retry} />
            )}
            {ended ? (
              <>
                <EndedNote head={head} failure={failure} />
                <Summary tab={summaryTab} view={view} head={head} />
              </>
            ) : (
              <EventMarkets view={view} head={head} address={address} />
            )}
          </>
        );
      }}
    </LoadedContent>
  );
}

const summaryTab = eventTabs.find(({ slug }) => slug === SUMMARY_TAB);
/** The figures come with the panel: code loaded later would move the markets below by the height of its placeholder. */
const figuresTab = summaryTab && { ...summaryTab, Tab: RunningFigures };

function Summary({ tab, ...props }: EventTabProps & { tab: EventTab | undefined }) {
  return tab !== undefined && hasTwoSides(props) && <SpoilerSafeTab {...props} tab={tab} />;
}

/** The address belongs to the list, so choices made in the panel are local state and are lost when it closes. */
function useOwnQuery(first: EventQuery): EventQueryState {
  const [query, setQuery] = useState(first);
  return useMemo(
    () => ({ query, set: (name, value) => setQuery((before) => ({ ...before, [name]: value })) }),
    [query],
  );
}
