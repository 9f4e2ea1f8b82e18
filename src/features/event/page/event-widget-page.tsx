import { useParams, useSearchParams } from 'wouter';
import { failureText } from '../../../domain/failure-text.ts';
import { sportBySlug } from '../../../domain/sports.ts';
import { useEntry, useTopic, useTopicValue } from '../../../state/engine/live.ts';
import { AgeLine } from '../../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { EventHeader } from '../header/event-header.tsx';
import { EventProblem, isGone } from './event-problem.tsx';
import { EventSkeleton } from './event-skeleton.tsx';
import { EventSummary } from '../tabs/event-summary.tsx';
import styles from './event-widget-page.module.css';
import { useWhileLoading } from './use-event-load.ts';

/** `mac-detay/widget/{eventId}?type=ozet`: header and summary of a match for another page to embed (sportsbook §2). */
export default function EventWidgetPage() {
  const params = useParams<{ sport?: string; eventId?: string }>();
  const [query] = useSearchParams();
  const eventId = Number(params.eventId);
  const sport = sportBySlug(params.sport ?? '');
  if (params.sport !== undefined && sport === undefined) return <EventProblem what="sport" />;
  if (!Number.isSafeInteger(eventId) || eventId <= 0) return <EventProblem what="event" />;
  // Without a sport in the address the service tells it: 0 is "not known".
  return <Widget key={eventId} eventId={eventId} sportId={sport?.id ?? 0} type={query.get('type') ?? 'ozet'} />;
}

function Widget({ eventId, sportId, type }: { eventId: number; sportId: number; type: string }) {
  const view = useTopic({ kind: 'event', eventId, sportId });
  const load = useEntry(view, 'load');
  const head = useWhileLoading(useEntry(view, 'head'), load?.phase === 'loading');
  const app = useTopicValue({ kind: 'config' }, 'app');
  usePageTitle(head?.name ?? 'Maç Özeti');
  if (head === undefined) {
    if (load?.phase !== 'failed' || load.failure === undefined) return <EventSkeleton />;
    if (isGone(load.failure)) return <EmptyState title={failureText(load.failure)} />;
    return <FailureNotice failure={load.failure} onRetry={() => view.retry()} />;
  }
  return (
    <main className={styles['widget']}>
      <EventHeader head={head} highlight={app?.kingOddHighlight} bare />
      <AgeLine load={load} />
      <div className={styles['content']}>
        {type === 'ozet' ? <EventSummary head={head} /> : <EmptyState title="Böyle bir bölüm yok" />}
      </div>
    </main>
  );
}
