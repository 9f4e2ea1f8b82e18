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
import styles from './tracker.module.css';
import { sports, sportById } from '../../domain/sports.ts';
import type { DatedResult } from '../../contract/port/engine-contract.ts';
import type { Failure, Result } from '../../model/failure.ts';
import { readService } from '../../state/engine/call-service.ts';
import { clockTime, dayKey, dayLabel } from '../../domain/time.ts';
import type { EventRow } from '../../model/program.ts';
import { eventHref } from '../../parts/event-link/event-link.tsx';
import { LeagueBadge, TeamBadge } from '../../parts/pictures/badges.tsx';
import { useTopicEntry, useTopic } from '../../state/engine/use-topic.ts';
import { useTopicLoad } from '../../state/load/use-topic-load.ts';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { useToday } from '../../state/device/clock.ts';

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

/** The live score of the match. */
function Scoreboard({ eventId }: { eventId: number }) {
  const view = useTopic({ kind: 'events', eventIds: [eventId] });
  const load = useTopicLoad(view, 'load');
  const row = useTopicEntry(view, `row:${eventId}`);
  if (row === undefined) {
    return load.failure === null ? (
      <Skeleton height={220} radius="l" />
    ) : (
      <FailureNotice failure={load.failure} onRetry={load.retry} />
    );
  }
  return (
    <>
      <AgeLine load={load} />
      <Board row={row} />
    </>
  );
}

function Board({ row }: { row: EventRow }) {
  const { main, set, points } = row.standing;
  const href = eventHref(row.sportId, row.id);
  return (
    <section className={`card stack gap-3 ${styles['board']}`} aria-label={row.name} data-event={row.id}>
      <p className={`row gap-2 text-sm muted ${styles['league']}`}>
        <LeagueBadge league={row.competition} sportId={row.sportId} />
        {[sportById(row.sportId)?.name, row.competition?.name].filter(Boolean).join(' · ')}
      </p>
      <div className={`stack middle gap-3 ${styles['sides']}`}>
        <Side row={row} side="home" />
        <p className={`${styles['score']} num`}>{main === null ? '–' : `${main.home} - ${main.away}`}</p>
        <Side row={row} side="away" />
      </div>
      <Clock row={row} />
      {set !== null && (
        <p className="text-sm muted num">
          Set {set.home}-{set.away}
          {points !== null && ` · Sayı ${points.home}-${points.away}`}
        </p>
      )}
      {href !== undefined && (
        <Link href={href} className={buttonClass('primary', true)}>
          Maçın bahisleri
        </Link>
      )}
    </section>
  );
}

function Side({ row, side }: { row: EventRow; side: 'home' | 'away' }) {
  return (
    <div className={`stack gap-2 text-md ${styles['side']}`}>
      <TeamBadge name={row[side]} sportId={row.sportId} size={48} />
      <b>{row[side] || row.name}</b>
    </div>
  );
}

function Clock({ row: { phase, start, standing } }: { row: EventRow }) {
  const today = useToday();
  if (phase !== 0) return <p className={`${styles['live']} num`}>{standing.clock}</p>;
  return (
    <p className="text-sm muted num">
      {dayLabel(dayKey(start), today)} {clockTime(start)}
    </p>
  );
}
