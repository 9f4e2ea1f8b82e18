import type { LoadState } from '../../../model/load.ts';
import type { EventHead } from '../../../model/program.ts';
import { useParams } from 'wouter';
import { type Sport, sportBySlug } from '../../../domain/sports.ts';
import { type TopicView, useEntry, useTopic, useTopicValue } from '../../../state/engine/live.ts';
import { AgeLine } from '../../../ui/feedback/age-line.tsx';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { TabBar } from '../../../ui/control/tab-bar.tsx';
import { links } from '../../../routes/routes.ts';
import { EventHeader } from '../header/event-header.tsx';
import styles from './event-page.module.css';
import { EventProblem, isGone } from './event-problem.tsx';
import { EventSkeleton } from './event-skeleton.tsx';
import { EventSummary } from '../tabs/event-summary.tsx';
import { DEFAULT_TAB, eventTab, eventTabs } from '../tabs/event-tabs.ts';
import { OddsTab } from '../odds/odds-tab.tsx';
import { TabNotice } from '../tabs/tab-notice.tsx';
import { useEventQuery } from './use-event-query.ts';
import { useWhileLoading } from './use-event-load.ts';

/** `/program/{sport}/mac-detay/{eventId}/{tab?}` (sportsbook §2). */
export default function EventPage() {
  const params = useParams<{ sport?: string; eventId?: string; tab?: string }>();
  const sport = sportBySlug(params.sport ?? '');
  const eventId = Number(params.eventId);
  if (sport === undefined) return <EventProblem what="sport" />;
  if (!Number.isSafeInteger(eventId) || eventId <= 0) return <EventProblem what="event" sport={sport} />;
  return <KnownAddress key={eventId} sport={sport} eventId={eventId} tabId={params.tab} />;
}

function KnownAddress({ sport, eventId, tabId }: { sport: Sport; eventId: number; tabId: string | undefined }) {
  const view = useTopic({ kind: 'event', eventId, sportId: sport.id });
  const load = useEntry(view, 'load');
  const head = useWhileLoading(useEntry(view, 'head'), load?.phase === 'loading');
  if (head !== undefined) return <EventContent sport={sport} view={view} head={head} load={load} tabId={tabId} />;
  if (load?.phase !== 'failed' || load.failure === undefined) return <EventSkeleton />;
  if (isGone(load.failure)) return <EventProblem what="event" sport={sport} failure={load.failure} />;
  return <FailureNotice failure={load.failure} onRetry={() => view.retry()} />;
}

interface EventContentProps {
  sport: Sport;
  view: TopicView<'event'>;
  head: EventHead;
  load: LoadState | undefined;
  tabId: string | undefined;
}

function EventContent({ sport, view, head, load, tabId }: EventContentProps) {
  const app = useTopicValue({ kind: 'config' }, 'app');
  const address = useEventQuery();
  const tab = eventTab(tabId);
  const hrefOf = (id: string): string => links.event(sport.slug, head.id, address.query, id === DEFAULT_TAB ? '' : id);
  usePageTitle(head.name);
  return (
    <div className={styles['page']}>
      <EventHeader head={head} highlight={app?.kingOddHighlight} fromLive={address.query.t === '1'} />
      <div className={styles['tabs']}>
        <TabBar
          label="Maç bölümleri"
          current={tab?.id ?? ''}
          tabs={shownTabs.map(({ id, label }) => ({ id, label, href: hrefOf(id) }))}
        />
      </div>
      <AgeLine load={load} />
      {load?.phase === 'failed' && load.failure !== undefined && (
        <FailureNotice failure={load.failure} onRetry={() => view.retry()} />
      )}
      {tab?.exists === true && address.query.widgetType === 'ozet' && (
        <div className={styles['widget']}>
          <EventSummary head={head} />
        </div>
      )}
      {tab?.exists === true ? (
        <OddsTab view={view} head={head} address={address} />
      ) : (
        <TabNotice tab={tab} href={hrefOf(DEFAULT_TAB)} />
      )}
    </div>
  );
}

const shownTabs = eventTabs.filter((tab) => tab.exists);
