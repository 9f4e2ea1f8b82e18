import { Link, useParams } from 'wouter';
import { isAnswer } from '../../contract/errors.ts';
import { OutsideFrame } from '../../parts/outside-frame/outside-frame.tsx';
import { Page } from '../../parts/page/page.tsx';
import { links } from '../../routes/routes.ts';
import { useTracker } from '../../state/device/tracker.ts';
import { useLoad } from '../../state/load/use-load.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Shown } from '../../ui/feedback/shown.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { findTracked } from './find-event.ts';
import { Scoreboard } from './scoreboard.tsx';
import styles from './tracker.module.css';

/** `/lmt-old/{betradarId}` (rule content-21): the configured tracker in a frame, and our own live score. */
export default function TrackerPage() {
  const { betradarId } = useParams<{ betradarId: string }>();
  const frame = useTracker(betradarId);
  const event = useLoad(`tracked ${betradarId}`, () => findTracked(betradarId));
  return (
    <Page width="wide" stands={event.phase !== 'loading'}>
      {frame !== undefined && frame !== '' && (
        <OutsideFrame
          key={frame}
          address={frame}
          title="Canlı maç takibi"
          className={styles['frame']}
          closed={{ title: 'Maç takibi kapalı', text: 'Takip ekranı skoru hemen gösterir.' }}
        />
      )}
      <Shown
        of={event}
        skeleton={<Skeleton height={220} radius="l" />}
        failed={(failure) => (isAnswer(failure) ? <NotInProgram /> : null)}
        age="elsewhere"
      >
        {(eventId) => <Scoreboard eventId={eventId} />}
      </Shown>
    </Page>
  );
}

function NotInProgram() {
  return (
    <EmptyState
      title="Bu maç programda yok"
      text="Maç bitmiş ya da henüz açılmamış olabilir."
      action={
        <Link href={links.liveProgram()} className={buttonClass('primary')}>
          Canlı maçlar
        </Link>
      }
    />
  );
}
