import { useMemo, Activity, memo, useRef, useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { isLongTermKey } from '../../../domain/program/long-term.ts';
import { unfilteredListQuery } from '../../../domain/program/unfiltered-list-query.ts';
import { type Sport, sportBySlug } from '../../../domain/sports.ts';
import type { EventHead } from '../../../model/program.ts';
import { Page } from '../../../parts/page/page.tsx';
import { entryLinks } from '../../../routes/routes.ts';
import { type TopicView, useTopicEntry, useTopic, useTopicValue } from '../../../state/engine/use-topic.ts';
import { TabBar } from '../../../ui/control/tab-bar.tsx';
import { AgeLine } from '../../../ui/feedback/age-line.tsx';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EventHeader } from '../header/event-header.tsx';
import { MatchBar } from '../header/match-bar.tsx';
import { CommentsContext, useComments } from '../opinions/use-comments.ts';
import { SUMMARY_TAB, eventTabs, hasTwoSides } from '../tabs/event-tabs.ts';
import { ODDS_TAB, pageTabs, tabSlug } from '../tabs/page-tabs.ts';
import { SpoilerSafeTab, TabNotFound } from '../tabs/spoiler-safe-tab.tsx';
import { findTab, offeredTabs, tabTitle, type EventTab, type EventTabProps } from '../tabs/tab-definition.ts';
import { useMatchAnimation } from '../video/match-animation.tsx';
import { MatchVideoPanel } from '../video/match-video-panel.tsx';
import styles from './event-page.module.css';
import { EndedNote } from './ended-note.tsx';
import { EventNotFoundPage, UncachedMatch } from './event-not-found-page.tsx';
import { EventSkeleton } from './event-skeleton.tsx';
import { hasEnded } from './use-delayed.ts';
import { useEventQuery } from './use-event-query.ts';
import { type MatchHead, useMatchHead } from './use-match-head.ts';

/** `/program/{sport}/mac-detay/{eventId}/{tab?}` (rule match-1). */
export default function EventPage() {
  const params = useParams<{ sport?: string; eventId?: string; tab?: string; more?: string }>();
  const { query } = useEventQuery();
  const sport = sportBySlug(params.sport ?? '');
  const eventId = Number(params.eventId);
  if (sport === undefined) return <EventNotFoundPage missing="sport" />;
  // The event's id is in the place of the tab: an older address (rule navigation-22).
  if (/^\d+$/.test(params.tab ?? '')) {
    return <Redirect to={entryLinks.event(sport.slug, Number(params.tab), query, params.more)} replace />;
  }
  if (!Number.isSafeInteger(eventId) || eventId <= 0) return <EventNotFoundPage missing="event" sport={sport} />;
  return <KnownAddress key={eventId} sport={sport} eventId={eventId} slug={tabSlug(params.tab)} />;
}

function KnownAddress({ sport, eventId, slug }: { sport: Sport; eventId: number; slug: string }) {
  const view = useTopic({ kind: 'event', eventId, sportId: sport.id });
  const loaded = useMatchHead(view, eventId, sport.id);
  if (loaded.phase === 'ready') {
    return (
      <>
        <MatchPage sport={sport} view={view} head={loaded.value} load={loaded} addressed={slug} />
        {loaded.ended && !hasEnded(loaded.value) && (
          <ListedMatch sport={sport} eventId={eventId} slug={slug} scope="live" />
        )}
      </>
    );
  }
  // No `<Page>` yet: the first title after a change of address is read aloud, and that is to be the match's name.
  if (loaded.phase !== 'failed' || loaded.failure === null) return <EventSkeleton />;
  if (loaded.ended) {
    return (
      <>
        <EventNotFoundPage missing="event" sport={sport} failure={loaded.failure} />
        <ListedMatch sport={sport} eventId={eventId} slug={slug} scope="all" />
      </>
    );
  }
  return <UncachedMatch sport={sport} failure={loaded.failure} onRetry={loaded.retry} />;
}

interface ListedMatchProps {
  eventId: number;
  sport: Sport;
  slug: string;
  scope: 'all' | 'live';
}

/**
 * Loads the list that may contain a match the service refused but nobody reports as ended: the engine then shows the
 * match from the list (rule match-52), and a match that runs under another id is redirected to its own page.
 */
function ListedMatch({ eventId, sport, slug, scope }: ListedMatchProps) {
  const list = useMemo(() => unfilteredListQuery({ sportId: sport.id, scope, sort: 'date' }), [sport.id, scope]);
  const order = useTopicValue({ kind: 'list', query: list }, 'order');
  const { query } = useEventQuery();
  const found = order?.find((item) => item.type === 'event' && item.mappedId === eventId);
  if (found?.type !== 'event') return null;
  return <Redirect to={entryLinks.event(sport.slug, found.eventId, query, slug === ODDS_TAB ? '' : slug)} replace />;
}

interface MatchPageProps {
  sport: Sport;
  view: TopicView<'event'>;
  head: EventHead;
  load: MatchHead;
  addressed: string;
}

function MatchPage({ sport, view, head, load, addressed }: MatchPageProps) {
  const app = useTopicValue({ kind: 'config' }, 'app');
  const { query } = useEventQuery();
  const longTerm = useTopicEntry(view, 'order')?.some(({ key }) => isLongTermKey(key)) ?? false;
  const comments = useComments(hasTwoSides({ head }) ? head : null);
  const match = { head, app, comments: comments.value?.length ?? 0 };
  const { ended } = load;
  const top = useRef<HTMLDivElement>(null);
  const animation = useMatchAnimation(head, ended);
  // An ended match takes no bets, so the summary is shown in place of the odds.
  const rows = ended ? eventTabs : pageTabs;
  const slug = ended && addressed === ODDS_TAB ? SUMMARY_TAB : addressed;
  const found = findTab(rows, slug, 'page', match);
  const showsOdds = found.state === 'offered' && found.tab.slug === ODDS_TAB;
  const widget = findTab(pageTabs, query.widgetType ?? '', 'widget', match);
  const hrefOf = (to: string): string => entryLinks.event(sport.slug, head.id, query, to === ODDS_TAB ? '' : to);
  const tabs = offeredTabs(rows, 'page', match, found.state === 'offered' ? found.tab : undefined).map((tab) => ({
    id: tab.slug,
    label: tabTitle(tab, head),
    href: hrefOf(tab.slug),
  }));
  return (
    <Page title={head.name} heading="none" width="full" contentReady={showsOdds ? 'odds' : true}>
      <MatchBar head={head} fromLive={query.t === '1'} longTerm={longTerm} below={top} />
      <div className={styles['top']}>
        <div ref={top}>
          <EventHeader head={head} fromLive={query.t === '1'} longTerm={longTerm} extraLink={animation.headerLink} />
        </div>
        {animation.content}
        {head.hasStream && <MatchVideoPanel eventId={head.id} name={head.name} />}
      </div>
      {ended && <EndedNote head={head} failure={load.failure} />}
      {/* A single tab needs no tab bar. */}
      {tabs.length > 1 && (
        <div className={styles['tabs']}>
          <TabBar label="Maç bölümleri" current={slug} tabs={tabs} />
        </div>
      )}
      <AgeLine load={load} />
      {load.failure !== null && !ended && <FailureNotice failure={load.failure} onRetry={load.retry} />}
      {showsOdds && widget.state === 'offered' && (
        <div className={styles['widget']}>
          <SpoilerSafeTab
            tab={widget.tab}
            view={view}
            head={head}
            compact
            skeleton={<Skeleton height={WIDGET_HEIGHT} />}
          />
        </div>
      )}
      <CommentsContext value={comments}>
        <MountedTabs tab={found.state === 'offered' ? found.tab : null} view={view} head={head} />
      </CommentsContext>
      {found.state !== 'offered' && <TabNotFound found={found} href={hrefOf(ODDS_TAB)} ended={ended} />}
    </Page>
  );
}

/** Px, about the height of a summary in the second half. */
const WIDGET_HEIGHT = 340;

interface MountedTabsProps extends EventTabProps {
  /** The tab on screen; null while something else is shown instead. */
  tab: EventTab | null;
}

/**
 * The tab on screen and the ones shown before: they stay mounted without effects until the match is closed, so they are
 * shown at once when reopened, and their data is refetched.
 */
function MountedTabs({ tab, view, head }: MountedTabsProps) {
  const [opened, setOpened] = useState<readonly EventTab[]>([]);
  if (tab !== null && !opened.includes(tab)) setOpened([...opened, tab]);
  return opened.map((each) => (
    <Activity key={each.slug} mode={each === tab ? 'visible' : 'hidden'}>
      <KeptTab tab={each} view={view} head={head} shown={each === tab} />
    </Activity>
  ));
}

interface KeptTabProps extends EventTabProps {
  tab: EventTab;
  shown: boolean;
}

/** A hidden tab is not rendered again. */
const KeptTab = memo(
  function KeptTab({ tab, view, head }: KeptTabProps) {
    return <SpoilerSafeTab tab={tab} view={view} head={head} />;
  },
  (before, after) =>
    !after.shown ||
    (before.shown && before.tab === after.tab && before.view === after.view && before.head === after.head),
);
