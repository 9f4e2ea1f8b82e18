import { useParams, useSearchParams } from 'wouter';
import { isDefinitiveRefusal } from '../../../contract/failure-checks.ts';
import { failureText } from '../../../domain/failure-text.ts';
import { sportBySlug } from '../../../domain/sports.ts';
import { Page } from '../../../parts/page/page.tsx';
import { useTopic, useTopicValue } from '../../../state/engine/use-topic.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { LoadedContent } from '../../../ui/feedback/loaded-content.tsx';
import { EventHeader } from '../header/event-header.tsx';
import { eventTabs } from '../tabs/event-tabs.ts';
import { SpoilerSafeTab } from '../tabs/spoiler-safe-tab.tsx';
import { findTab } from '../tabs/tab-definition.ts';
import styles from './event-page.module.css';
import { EventNotFoundPage } from './event-not-found-page.tsx';
import { EventSkeleton } from './event-skeleton.tsx';
import { useMatchHead } from './use-match-head.ts';

/** `mac-detay/widget/{eventId}?type=ozet`: header and one tab of a match for another page to embed (rule match-5). */
export default function EventWidgetPage() {
  const params = useParams<{ sport?: string; eventId?: string }>();
  const [query] = useSearchParams();
  const eventId = Number(params.eventId);
  const sport = sportBySlug(params.sport ?? '');
  if (params.sport !== undefined && sport === undefined) return <EventNotFoundPage missing="sport" />;
  if (!Number.isSafeInteger(eventId) || eventId <= 0) return <EventNotFoundPage missing="event" />;
  // An address may have no sport; the program knows it, so 0 means "unknown".
  return <Widget key={eventId} eventId={eventId} sportId={sport?.id ?? 0} slug={query.get('type') ?? 'ozet'} />;
}

function Widget({ eventId, sportId, slug }: { eventId: number; sportId: number; slug: string }) {
  const view = useTopic({ kind: 'event', eventId, sportId });
  const loaded = useMatchHead(view, eventId, sportId);
  const app = useTopicValue({ kind: 'config' }, 'app');
  return (
    <main className={styles['bare']}>
      <Page
        title={loaded.value?.name ?? 'Maç özeti'}
        heading="none"
        width="full"
        contentReady={loaded.phase !== 'loading'}
      >
        <LoadedContent
          of={loaded}
          skeleton={<EventSkeleton />}
          failed={(failure) =>
            isDefinitiveRefusal(failure) ? (
              <EmptyState title={failureText(failure)} />
            ) : (
              <FailureNotice failure={failure} onRetry={loaded.retry} />
            )
          }
        >
          {(head) => {
            const found = findTab(eventTabs, slug, 'widget', { head, app, comments: 0 });
            return (
              <>
                <EventHeader head={head} embedded />
                <div className={styles['widget']}>
                  {found.state === 'offered' ? (
                    <SpoilerSafeTab tab={found.tab} view={view} head={head} embedded />
                  ) : (
                    <EmptyState title="Böyle bir bölüm yok" />
                  )}
                </div>
              </>
            );
          }}
        </LoadedContent>
      </Page>
    </main>
  );
}
