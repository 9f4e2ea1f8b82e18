import { Link, useParams } from 'wouter';
import { isDefinitiveRefusal } from '../../contract/failure-checks.ts';
import { ThirdPartyFrame } from '../../parts/third-party-frame/third-party-frame.tsx';
import { Page } from '../../parts/page/page.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { useTrackerAddress } from '../../state/device/match-tracker.ts';
import { useLoad } from '../../state/load/use-read.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Scoreboard } from './scoreboard.tsx';
import styles from './tracker.module.css';
import { sports } from '../../domain/sports.ts';
import type { DatedResult } from '../../contract/port/engine-contract.ts';
import type { Failure, Result } from '../../model/failure.ts';
import { readService } from '../../state/engine/call-service.ts';

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

/** Running events first, then upcoming ones, sport by sport, because most tracked matches are running. */
const lists = ['1', '0'].flatMap((type) => sports.map(({ id }) => ({ st: String(id), type, version: '0' })));

const notFound: Failure = { kind: 'notFound' };

/**
 * Finds the program's event for a tracker's match (rule content-21). Reads one list after the other until one
 * contains the match. A list that fails is skipped; its failure is returned only if every list fails. A network
 * failure ends the search.
 */
async function findTrackedEventId(betradarId: string): Promise<Result<DatedResult<number>>> {
  let failure = notFound;
  let answered = false;
  for (const query of lists) {
    // Sequential, because the first list that contains the match ends the search.
    // oxlint-disable-next-line no-await-in-loop
    const result = await readService('getTrackedEvents', { query });
    if (result.ok) {
      answered = true;
      const found = result.value.data.find((event) => event.betradarId === betradarId);
      if (found !== undefined) return { ok: true, value: { ...result.value, data: found.eventId } };
    } else if (result.failure.kind === 'network') return result;
    else failure = result.failure;
  }
  return { ok: false, failure: answered ? notFound : failure };
}
