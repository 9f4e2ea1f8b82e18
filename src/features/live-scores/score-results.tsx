import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import { type ReactNode, useMemo, useState } from 'react';
import type { ScoreRow } from '../../contract/services/live-scores-calls.ts';
import type { ListQuery } from '../../contract/port/topics.ts';
import {
  type ScoreFavourites,
  type ScoreFilter,
  scoreCounts,
  scoreSections,
} from '../../domain/live-scores/sections.ts';
import { currentMatches, withProgramIds, dayWithLateMatches } from './current-matches.ts';
import { unfilteredListQuery } from '../../domain/program/unfiltered-list-query.ts';
import type { Sport } from '../../domain/sports.ts';
import { dayKey } from '../../domain/time.ts';
import type { Score } from '../../model/event.ts';
import type { Loaded } from '../../model/load.ts';
import { useToday, useMinute } from '../../state/device/clock.ts';
import { useFollowedMatchIds } from '../../state/following/following.ts';
import { type TopicView, useTopic, useTopicValue } from '../../state/engine/use-topic.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './live-scores.module.css';
import { ScoreFilterChoice } from './score-filter.tsx';
import { ScoreList } from './score-list.tsx';
import { listedIds, presentId } from './listed-matches.ts';
import { ScorePanel, type ScorePanelContent } from './score-panel.tsx';
import { useScoresRefetch, useRunningEvents } from './use-running-events.ts';
import { choosingClass, usePanelMatch } from '../../parts/match-choice/match-choice.ts';
import { useMyEventIds } from '../../state/slip/my-event-ids.ts';
import { useLiveScores } from '../../state/load/use-live-scores.ts';

interface DayResultsProps {
  sport: Sport;
  day: string;
  show: ScoreFilter;
  load: Loaded<ScoreRow[]>;
  isCompact: boolean;
  /** The match beside the list; undefined where there is no room for it. */
  panel: ScorePanelContent | undefined;
  onShow: (show: ScoreFilter) => void;
  /** Choice of the day, beside that of the matches. */
  days: ReactNode;
}

/** A day without running matches: the list of live scores alone. */
export function DayResults(props: DayResultsProps) {
  return <Results {...props} night={noRows} view={undefined} running={undefined} seen={none} lasts={undefined} />;
}

/** A day with running matches: the program's ones are live, from the list that all program pages share. */
export function RunningResults(props: DayResultsProps) {
  const { sport, day, load } = props;
  const query = useMemo((): ListQuery => liveOf(sport.id), [sport.id]);
  const view = useTopic({ kind: 'list', query });
  const { running, seen, runningAs } = useRunningEvents(view);
  const told = useProgramIds(load, runningAs);
  const night = useProgramIds(usePreviousDayScores(sport.id, day), runningAs);
  useScoresRefetch(told, night, running);
  // The last score received from the program is used until the list has a newer one.
  const [lasts] = useState(() => new Map<number, Score>());
  const { value = noRows } = night;
  // The list waits for the day before as well, because rows added later would push down what is being read.
  const whole: typeof told = night.phase === 'loading' ? { ...told, phase: 'loading', value: undefined } : told;
  return <Results {...props} load={whole} night={value} view={view} running={running} seen={seen} lasts={lasts} />;
}

/** The list may contain the id a match had before it started; the program uses another one. */
function useProgramIds(load: Loaded<ScoreRow[]>, runningAs: ReadonlyMap<number, number>): Loaded<ScoreRow[]> {
  return useMemo(
    () => (load.phase === 'ready' ? { ...load, value: withProgramIds(load.value, runningAs) } : load),
    [load, runningAs],
  );
}

interface ResultsProps extends DayResultsProps {
  night: readonly ScoreRow[];
  view: TopicView<'list'> | undefined;
  running: ReadonlySet<number> | undefined;
  seen: ReadonlySet<number>;
  lasts: Map<number, Score> | undefined;
}

function Results(props: ResultsProps) {
  const { sport, day, show, load, isCompact, panel, onShow, days, night, view, running, seen, lasts } = props;
  const favourites = useFavourites(sport.id, show);
  const isWaiting = show === 'kuponum' && favourites.coupons === undefined && load.phase === 'ready';
  const shown: typeof load = isWaiting ? { ...load, phase: 'loading', value: undefined } : load;
  const matches = useMemo(
    () => currentMatches(load.value ?? noRows, night, running, seen),
    [load.value, night, running, seen],
  );
  const past = day < dayKey(useToday()) ? day : undefined;
  const counts = useMemo(() => scoreCounts(matches, favourites), [matches, favourites]);
  const sections = useMemo(() => scoreSections(matches, show, favourites), [matches, show, favourites]);
  const hasPanel = panel !== undefined && shown.phase === 'ready';
  const listed = useMemo(() => (hasPanel ? listedIds(sections) : undefined), [hasPanel, sections]);
  const { eventId: currentId, pin } = usePanelMatch(presentId(panel?.chosen ?? 0, matches), listed);
  return (
    <>
      <div
        className={classNames(styles['box'], styles['results'], panel !== undefined && choosingClass)}
        onClickCapture={panel?.onListClick}
      >
        <div className={styles['choices']}>
          {days}
          <div className={styles['shows']}>
            <ScoreFilterChoice
              show={show}
              onShow={onShow}
              counts={load.phase === 'ready' ? counts : undefined}
              isCompact={isCompact}
            />
          </div>
        </div>
        <LoadedContent of={shown} skeleton={<ListSkeleton />}>
          {() =>
            sections.length === 0 ? (
              <Nothing show={show} any={matches.length > 0} onAll={() => onShow('')} />
            ) : (
              <ScoreList
                sport={sport}
                sections={sections}
                show={show}
                isCompact={isCompact}
                currentId={panel === undefined ? undefined : currentId}
                past={past}
                favourites={favourites}
                view={view}
                lasts={lasts}
              />
            )
          }
        </LoadedContent>
      </div>
      {panel !== undefined && (
        <ScorePanel panel={panel} sport={sport} eventId={currentId} isReady={hasPanel} onEnter={pin} />
      )}
    </>
  );
}

const none: ReadonlySet<number> = new Set();
const noRows: readonly ScoreRow[] = [];

/** The sport's running events without odds; the list of the live program has them already. */
const liveOf = (sportId: number): ListQuery => unfilteredListQuery({ sportId, scope: 'live', sort: 'date' });

function useFavourites(sportId: number, show: ScoreFilter): ScoreFavourites {
  const leagues = useTopicValue({ kind: 'favourites' }, 'leagues');
  const matches = useFollowedMatchIds();
  const mine = useMyEventIds(show === 'kuponum');
  return useMemo(
    () => ({
      leagues: new Set(leagues?.filter((each) => each.sportId === sportId).map(({ competitionId }) => competitionId)),
      matches,
      coupons: mine && new Set(mine),
    }),
    [leagues, matches, mine, sportId],
  );
}

function Nothing({ show, any, onAll }: { show: ScoreFilter; any: boolean; onAll: () => void }) {
  return (
    <EmptyState
      icon={<CalendarX2 size={32} aria-hidden />}
      title={any ? titles[show] : titles['']}
      {...(texts[show] !== undefined && { text: texts[show] })}
      {...(any && {
        action: (
          <Button variant="primary" onClick={onAll}>
            Tüm maçları göster
          </Button>
        ),
      })}
    />
  );
}

const titles: Record<ScoreFilter, string> = {
  '': 'Bu gün maç yok',
  canli: 'Şu anda oynanan maç yok',
  biten: 'Biten maç yok',
  favori: 'Favori maçın yok',
  kuponum: 'Kuponundaki maçlardan hiçbiri bu günde yok',
  yayin: 'Canlı izlenecek maç yok',
};

const texts: Partial<Record<ScoreFilter, string>> = {
  favori: 'Bir maçın veya ligin yıldızına dokun, burada görünsün.',
  kuponum: 'Kuponuna eklediğin ve bekleyen kuponlarındaki maçlar burada görünür.',
};

function ListSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">Skorlar yükleniyor…</p>
      <div className={`row clip gap-2 text-sm ${styles['head']}`}>
        <Skeleton height={12} width={140} radius="s" />
      </div>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className={`stack middle gap-2 ${styles['waiting']}`}>
          <Skeleton height={14} width={34} radius="s" />
          <div>
            <Skeleton height={12} width="60%" radius="s" />
            <Skeleton height={12} width="48%" radius="s" />
          </div>
          <Skeleton height={34} width={22} radius="s" />
        </div>
      ))}
    </div>
  );
}

/** Matches of the previous day during the first hours of today, as late ones may still run (rule scores-10). */
function usePreviousDayScores(sportId: number, day: string): Loaded<ScoreRow[]> {
  const before = dayWithLateMatches(day, useMinute());
  return useLiveScores(sportId, before);
}
