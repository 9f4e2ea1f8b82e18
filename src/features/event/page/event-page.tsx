import { useParams } from 'wouter';
import { isAnswer } from '../../../contract/errors.ts';
import { type Sport, sportBySlug } from '../../../domain/sports.ts';
import type { Loaded } from '../../../model/load.ts';
import type { EventHead } from '../../../model/program.ts';
import { Page } from '../../../parts/page/page.tsx';
import { links } from '../../../routes/routes.ts';
import { type TopicView, useTopic, useTopicValue } from '../../../state/engine/live.ts';
import { TabBar } from '../../../ui/control/tab-bar.tsx';
import { AgeLine } from '../../../ui/feedback/age-line.tsx';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EventHeader } from '../header/event-header.tsx';
import { ODDS_TAB, pageTabs, slugOf } from '../tabs/page-tabs.ts';
import { OpenedTabs } from '../tabs/opened-tabs.tsx';
import { ShownTab, TabNotice } from '../tabs/shown-tab.tsx';
import { findTab, offeredTabs } from '../tabs/tab-row.ts';
import { MatchVideo } from '../video/match-video.tsx';
import styles from './event-page.module.css';
import { EventProblem, UnseenMatch } from './event-problem.tsx';
import { EventSkeleton } from './event-skeleton.tsx';
import { useEventLoad } from './use-event-load.ts';
import { useEventQuery } from './use-event-query.ts';

/** `/program/{sport}/mac-detay/{eventId}/{tab?}` (rule match-1). */
export default function EventPage() {
  const params = useParams<{ sport?: string; eventId?: string; tab?: string }>();
  const sport = sportBySlug(params.sport ?? '');
  const eventId = Number(params.eventId);
  if (sport === undefined) return <EventProblem what="sport" />;
  if (!Number.isSafeInteger(eventId) || eventId <= 0) return <EventProblem what="event" sport={sport} />;
  return <KnownAddress key={eventId} sport={sport} eventId={eventId} slug={slugOf(params.tab)} />;
}

function KnownAddress({ sport, eventId, slug }: { sport: Sport; eventId: number; slug: string }) {
  const view = useTopic({ kind: 'event', eventId, sportId: sport.id });
  const loaded = useEventLoad(view, 'head');
  if (loaded.phase === 'ready') {
    return <MatchPage sport={sport} view={view} head={loaded.value} load={loaded} slug={slug} />;
  }
  // No `<Page>` yet: the first title after a change of address is read aloud, and that is to be the match's name.
  if (loaded.phase !== 'failed' || loaded.failure === null) return <EventSkeleton />;
  if (isAnswer(loaded.failure)) return <EventProblem what="event" sport={sport} failure={loaded.failure} />;
  return <UnseenMatch sport={sport} failure={loaded.failure} onRetry={loaded.retry} />;
}

interface MatchPageProps {
  sport: Sport;
  view: TopicView<'event'>;
  head: EventHead;
  load: Loaded<EventHead>;
  slug: string;
}

function MatchPage({ sport, view, head, load, slug }: MatchPageProps) {
  const app = useTopicValue({ kind: 'config' }, 'app');
  const { query } = useEventQuery();
  const match = { head, app };
  const found = findTab(pageTabs, slug, 'page', match);
  const showsOdds = found.state === 'offered' && found.tab.slug === ODDS_TAB;
  const widget = findTab(pageTabs, query.widgetType ?? '', 'widget', match);
  const hrefOf = (to: string): string => links.event(sport.slug, head.id, query, to === ODDS_TAB ? '' : to);
  const tabs = offeredTabs(pageTabs, 'page', match).map((tab) => ({
    id: tab.slug,
    label: tab.title,
    href: hrefOf(tab.slug),
  }));
  return (
    <Page title={head.name} heading="none" width="full" stands={showsOdds ? 'odds' : true}>
      <EventHeader head={head} highlight={app?.kingOddHighlight} fromLive={query.t === '1'} />
      {head.hasStream && <MatchVideo eventId={head.id} name={head.name} />}
      {/* One tab is no choice. */}
      {tabs.length > 1 && (
        <div className={styles['tabs']}>
          <TabBar label="Maç bölümleri" current={slug} tabs={tabs} />
        </div>
      )}
      <AgeLine load={load} />
      {load.failure !== null && <FailureNotice failure={load.failure} onRetry={load.retry} />}
      {showsOdds && widget.state === 'offered' && (
        <div className={styles['widget']}>
          <ShownTab tab={widget.tab} view={view} head={head} part skeleton={<Skeleton height={WIDGET_HEIGHT} />} />
        </div>
      )}
      <OpenedTabs tab={found.state === 'offered' ? found.tab : null} view={view} head={head} />
      {found.state !== 'offered' && <TabNotice found={found} href={hrefOf(ODDS_TAB)} />}
    </Page>
  );
}

/** About that of a summary in the second half, px. */
const WIDGET_HEIGHT = 340;
