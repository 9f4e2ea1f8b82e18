import Bell from 'lucide-react/icons/bell';
import Settings from 'lucide-react/icons/settings';
import TicketCheck from 'lucide-react/icons/ticket-check';
import X from 'lucide-react/icons/x';
import { useCallback, useMemo } from 'react';
import { Link } from 'wouter';
import { sportById } from '../../domain/sports.ts';
import { dayKey, dayLabel, clockTime } from '../../domain/time.ts';
import type { FollowedMatch } from '../../model/following.ts';
import type { EventRow as Row } from '../../model/program.ts';
import { eventHref } from '../../parts/event-link/event-link.tsx';
import { EventRow } from '../../parts/event-row/event-row.tsx';
import { StarButton } from '../../parts/favourite-star/star-button.tsx';
import { FloatingButton } from '../../parts/follow/floating-button.tsx';
import { FollowSettingsForm } from '../../parts/follow/follow-settings.tsx';
import { Page } from '../../parts/page/page.tsx';
import { SportIcon } from '../../parts/pictures/picture.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { useToday } from '../../state/device/clock.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import { type FollowedRow, useFollowedRows } from '../../state/following/followed-rows.ts';
import { followMatch, followTeam, useFollowing } from '../../state/following/following.ts';
import { showSheet } from '../../state/overlays/dialogs.ts';
import { toggleSelection, useSelectedOutcome } from '../../state/slip/selected-outcome.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { LabelledGraphic } from '../../ui/picture/labelled-graphic.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { FramedList } from '../../ui/list/framed-list.tsx';
import styles from './following-page.module.css';

/** `/takip` (rule follow-9): the followed matches with score, minute and the main market. */
export default function FollowingPage() {
  const { rows, missing, load, retry } = useFollowedRows('all', true);
  const { teams } = useFollowing();
  const running = rows.filter(({ row }) => row.phase !== 0);
  const coming = rows.filter(({ row }) => row.phase === 0);
  const isLoading = load?.phase === 'loading' && rows.length === 0;
  const isEmpty = rows.length === 0 && missing.length === 0 && !isLoading;
  return (
    <Page
      width="full"
      contentReady={!isLoading}
      aside={
        <div className={styles['aside']}>
          <FloatingButton />
          <Button
            variant="quiet"
            onClick={() => showSheet({ title: 'Takip ayarları', content: <FollowSettingsForm isSheet /> })}
          >
            <Settings size={18} aria-hidden /> Ayarlar
          </Button>
        </div>
      }
    >
      <AgeLine load={load} />
      {load?.failure !== undefined && <FailureNotice failure={load.failure} onRetry={retry} />}
      {teams.length > 0 && <Teams />}
      {isLoading && missing.length === 0 && (
        <SkeletonRows label="Takip ettiğin maçlar yükleniyor…" rows={6} height={76} gap="row" radius="s" />
      )}
      {isEmpty && (
        <EmptyState
          icon={<Bell size={26} aria-hidden />}
          title="Takip ettiğin maç yok"
          text="Bir maçın sayfasında zile ya da Canlı Skor’da yıldıza dokun. Bekleyen kuponlarındaki maçlar kendiliğinden burada durur."
          action={
            <Link href={entryLinks.liveProgram()} className={buttonClass('quiet')}>
              Canlı maçlara git
            </Link>
          }
        />
      )}
      <Matches title="Canlı" rows={running} />
      <Matches title="Başlayacak" rows={coming} />
      {missing.length > 0 && <Missing matches={missing} isLoading={load?.phase === 'loading'} />}
    </Page>
  );
}

function Matches({ title, rows }: { title: string; rows: readonly FollowedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={styles['section']} aria-label={title}>
      <h2 className="text-sm weight-650">
        {title} <span className="muted num">{rows.length}</span>
      </h2>
      <FramedList>
        {rows.map((followed) => (
          <Match key={followed.row.id} {...followed} />
        ))}
      </FramedList>
    </section>
  );
}

function Match({ row, reason }: FollowedRow) {
  const { id, sportId, name, start } = row;
  const market = row.columns[0];
  const count = market === undefined || market === null ? 3 : Math.min(market.outcomes.length, 3);
  const counts = useMemo(() => [count], [count]);
  return (
    <li className={styles['match']}>
      <Mark
        reason={reason}
        name={name}
        onRemove={useCallback(
          () => followMatch({ id: row.mappedId ?? id, sportId, name, start }, false, id),
          [row.mappedId, id, sportId, name, start],
        )}
      />
      <div className={styles['row']}>
        <OddsRow row={row} counts={counts} />
      </div>
    </li>
  );
}

function OddsRow({ row, counts }: { row: Row; counts: readonly number[] }) {
  // The lines of long names take the height of the league's on a phone.
  const isPhone = useViewport() === 'mobile';
  return (
    <EventRow
      row={row}
      outcomeCounts={counts}
      columnTitles={titles}
      selected={useSelectedOutcome(row.id)}
      onSelect={toggleSelection}
      href={eventHref(row.sportId, row.id)}
      {...(!isPhone && { note: row.competition?.name ?? '' })}
      showDay
    />
  );
}

const titles = ['Maç Sonucu'];

/** Reason why a match is in the list; a chosen one can be removed here. */
function Mark({ reason, name, onRemove }: { reason: FollowedRow['reason']; name: string; onRemove: () => void }) {
  if (reason === 'match') return <StarButton name={name} pressed size={18} onClick={onRemove} />;
  const label = reasonTexts[reason];
  return (
    <LabelledGraphic name={label} className={`faint ${styles['reason']}`}>
      {reason === 'coupon' ? <TicketCheck size={18} aria-hidden /> : <Bell size={18} aria-hidden />}
    </LabelledGraphic>
  );
}

const reasonTexts = { coupon: 'Kuponunda', team: 'Takımını takip ediyorsun', league: 'Favori ligin' } as const;

function Teams() {
  const { teams } = useFollowing();
  return (
    <ul className={styles['teams']} aria-label="Takip ettiğin takımlar">
      {teams.map((team) => (
        <li key={`${team.sportId} ${team.name}`} className={`row gap-2 text-sm ${styles['team']}`}>
          <SportIcon sportId={team.sportId} />
          <span translate="no">{team.name}</span>
          <button
            type="button"
            className={styles['remove']}
            aria-label={`${team.name}: takibi bırak`}
            onClick={() => followTeam(team, false)}
          >
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Followed matches without a row, as the device stored them. */
function Missing({ matches, isLoading }: { matches: readonly FollowedMatch[]; isLoading: boolean }) {
  const today = useToday();
  return (
    <section className={styles['section']} aria-label="Programda olmayanlar">
      <h2 className="text-sm weight-650">{isLoading ? 'Takip ettiklerin' : 'Şu anda programda yok'}</h2>
      <FramedList>
        {matches.map((match) => {
          const { id, sportId, name, start } = match;
          return (
            <li key={id} className={`row gap-3 ${styles['stored']}`}>
              <SportIcon sportId={sportId} />
              <span className="stack fill shrink">
                <span translate="no" className="clip weight-550">
                  {name}
                </span>
                <span className="text-xs muted num">
                  {sportById(sportId)?.name}
                  {start > 0 && ` · ${dayLabel(dayKey(start), today)} ${clockTime(start)}`}
                </span>
              </span>
              <StarButton name={name} pressed size={18} onClick={() => followMatch(match, false)} />
            </li>
          );
        })}
      </FramedList>
    </section>
  );
}
