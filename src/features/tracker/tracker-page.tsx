import { Link, useParams } from 'wouter';
import { isDefinitiveRefusal } from '../../contract/failure-checks.ts';
import { ThirdPartyFrame } from '../../parts/third-party-frame/third-party-frame.tsx';
import { Page } from '../../parts/page/page.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { useTrackerAddress } from '../../state/device/match-tracker.ts';
import { useLoad } from '../../state/load/use-load.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { findTrackedEventId } from './find-tracked-event-id.ts';
import { Scoreboard } from './scoreboard.tsx';
import styles from './tracker.module.css';

/** `/lmt-old/{betradarId}` (rule content-21): the configured tracker in a frame, and our own live score. */
export default function TrackerPage() {
  const { betradarId } = useParams<{ betradarId: string }>();
  const frame = useTrackerAddress(betradarId);
  const event = useLoad(`tracked ${betradarId}`, () => findTrackedEventId(betradarId));
  return (
    <Page width="wide" contentReady={event.phase !== 'loading'}>
      {frame !== undefined && frame !== '' && (
        <ThirdPartyFrame
          key={frame}
          address={frame}
          title="Canlı maç takibi"
          className={styles['frame']}
          spoilerNotice={{ title: 'Maç takibi kapalı', text: 'Takip ekranı skoru hemen gösterir.' }}
        />
      )}
      <LoadedContent
        of={event}
        skeleton={<Skeleton height={220} radius="l" />}
        failed={(failure) => (isDefinitiveRefusal(failure) ? <NotInProgram /> : null)}
        age="elsewhere"
      >
        {(eventId) => <Scoreboard eventId={eventId} />}
      </LoadedContent>
    </Page>
  );
}

function NotInProgram() {
  return (
    <EmptyState
      title="Bu maç programda yok"
      text="Maç bitmiş ya da henüz açılmamış olabilir."
      action={
        <Link href={entryLinks.liveProgram()} className={buttonClass('primary')}>
          Canlı maçlar
        </Link>
      }
    />
  );
}
