import Star from 'lucide-react/icons/star';
import { memo, useEffect } from 'react';
import { Link } from 'wouter';
import { scoreFigures } from './score-columns.ts';
import { newerScore, matchStateOf } from './score-matches.ts';
import type { CurrentMatch } from '../../domain/live-scores/sections.ts';
import { commentarySports, hasStatistics } from '../../domain/statistics/offered-statistics.ts';
import { clockText, goalSports } from '../../domain/program/score-text.ts';
import { scoredSide } from '../../domain/program/scored-side.ts';
import { statusName } from '../../domain/program/status-label.ts';
import type { Sport } from '../../domain/sports.ts';
import { clockTime } from '../../domain/time.ts';
import type { Score } from '../../model/event.ts';
import type { ScoreLeague } from '../../model/live-score.ts';
import { useSeenGoal } from '../../parts/goal/use-seen-goal.ts';
import { LeagueBadge, TeamBadge } from '../../parts/pictures/badges.tsx';
import { liveScoreLinks } from '../../routes/live-score-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { followMatch } from '../../state/following/following.ts';
import { type TopicView, useTopicEntry } from '../../state/engine/use-topic.ts';
import { usePresented } from '../../state/spoiler/use-presented.ts';
import { RedCards, Serving } from '../../parts/event-row/score-lines.tsx';
import { LabelledGraphic } from '../../ui/picture/labelled-graphic.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './score-row.module.css';

/** Time a goal is shown, ms. */
const SHOWN_MS = 8_000;

interface ScoreRowProps {
  match: CurrentMatch;
  sport: Sport;
  starred: boolean;
  /** Day of the list if it is before today; otherwise undefined. */
  past: string | undefined;
  /** Several leagues share the header: the row names its own. */
  mixed: boolean;
  /** Target of a click: the match's page, or the panel beside the list. */
  opens: 'page' | 'panel';
  /** True for the match in the panel. */
  current: boolean;
  view: TopicView<'list'> | undefined;
  lasts: Map<number, Score> | undefined;
}

/**
 * A match of the list: live if the program contains it, else with the list's last score. The row's height is constant.
 */
export const ScoreRow = memo(function ScoreRow({ view, lasts, ...row }: ScoreRowProps) {
  return view === undefined || lasts === undefined || row.match.eventId === null ? (
    <ToldRow {...row} />
  ) : (
    <LiveRow {...row} view={view} lasts={lasts} eventId={row.match.eventId} />
  );
});

type RowProps = Omit<ScoreRowProps, 'view' | 'lasts'>;

interface LiveRowProps extends RowProps {
  view: TopicView<'list'>;
  lasts: Map<number, Score>;
  eventId: number;
}

interface KnownRowProps extends RowProps {
  /** True when the program says that the match has statistics; undefined if the program does not contain it. */
  statistics?: boolean | undefined;
}

function LiveRow({ view, lasts, eventId, ...row }: LiveRowProps) {
  const live = useTopicEntry(view, `row:${eventId}`);
  useEffect(() => {
    if (live !== undefined && live.score !== null && live.phase !== 0 && live.scoreHidden !== true)
      lasts.set(eventId, live.score);
  }, [lasts, eventId, live]);
  if (live === undefined || live.phase === 0) {
    const score = newerScore(row.match.score, lasts.get(eventId) ?? null);
    return <ToldRow {...row} statistics={live?.hasComments} match={{ ...row.match, score }} />;
  }
  const { score, scoreHidden = false } = live;
  // Scores from the program are already covered when they arrive; scores from the list are not.
  if (scoreHidden || newerScore(row.match.score, score) === score) {
    return <Row {...row} statistics={live.hasComments} score={score} isHidden={scoreHidden} from="program" />;
  }
  return <ToldRow {...row} statistics={live.hasComments} />;
}

function ToldRow(row: KnownRowProps) {
  const { id, eventId, score } = row.match;
  const isComing = matchStateOf(score) === 'coming';
  const shown = usePresented('scoreList', 'match', isComing ? undefined : { id: eventId ?? -id, score });
  const told = isComing ? { score } : (shown ?? { score: null, scoreHidden: true });
  return <Row {...row} score={told.score} isHidden={told.scoreHidden === true} from="list" />;
}

/** Letters of a name in a narrow row; "Borussia Mönchengladbach" has 24. */
const LONG_NAME = 20;

interface ShownRowProps extends KnownRowProps {
  score: Score | null;
  isHidden: boolean;
  from: 'program' | 'list';
}

function Row(row: ShownRowProps) {
  const { match, sport, starred, past, mixed, opens, current, score, isHidden, from, statistics } = row;
  const { id, eventId, home, away, state } = match;
  const begun = state === 'live' || state === 'over';
  const figures = scoreFigures(sport.id, begun ? score : null);
  // Shown visually only, because the score itself is read out.
  const goal = useSeenGoal(goalSports.has(sport.id) ? figures.main : null, {
    from,
    sideOf: scoredSide,
    shownMs: SHOWN_MS,
  });
  // A match of an earlier day may be unknown to statistics, so its link names the day's list as well.
  const day = state === 'live' ? undefined : past;
  const commented =
    state !== 'over' &&
    day === undefined &&
    hasStatistics(commentarySports, sport.id, statistics ?? match.hasCommentary);
  const href = eventId === null || !sport.hasMatchDetail ? undefined : pageOf(sport, eventId, commented, day);
  const name = `${home} - ${away}`;
  return (
    <article
      className={classNames(
        'stack middle text-sm',
        styles['row'],
        mixed && styles['mixed'],
        goal !== null && styles['scored'],
      )}
      data-event={eventId ?? undefined}
      data-match={id}
      data-state={state}
      aria-label={name}
      aria-current={current ? 'true' : undefined}
    >
      <div className={`stack muted ${styles['when']}`}>
        <b className={classNames('num', state === 'live' && styles['live'])}>{clockOf(match, score)}</b>
        {eventId !== null && (state === 'live' || state === 'coming') ? (
          <Link className={styles['odds']} href={entryLinks.event(sport.slug, eventId)} aria-label={`${name}: ${ODDS}`}>
            {ODDS}
          </Link>
        ) : (
          <span>{partOf(match, score)}</span>
        )}
      </div>
      <div className={`stack shrink ${styles['sides']}`}>
        {(['home', 'away'] as const).map((side) => (
          <div key={side} className={`row shrink gap-2 ${styles['side']}`}>
            <TeamBadge name={match[side]} sportId={sport.id} size={18} />
            <span
              translate="no"
              className={classNames(
                'clip weight-550',
                styles['name'],
                match[side].length > LONG_NAME && styles['long'],
              )}
            >
              {match[side]}
            </span>
            {figures.serving === side && <Serving sportId={sport.id} />}
            <RedCards count={figures.redCards[side]} />
            {goal?.side === side && <span className={styles['goal']}>GOL</span>}
            <span translate="no" className={`row rigid gap-2px ${styles['figures']} num`}>
              {figures.parts.map((part) => (
                <LabelledGraphic
                  key={part.name}
                  name={`${part.name} ${part[side]}`}
                  className={classNames('text-xs muted', styles['part'], part.current && styles['current'])}
                >
                  {part[side]}
                </LabelledGraphic>
              ))}
              {state === 'live' && figures.points !== null && (
                <span className={`text-xs muted ${styles['points']}`}>{figures.points[side]}</span>
              )}
              {!isHidden && (
                <b className={`text-md weight-700 ${styles['main']}`} data-score>
                  {figures.main?.[side] ?? ''}
                </b>
              )}
            </span>
          </div>
        ))}
        {mixed && <LeagueLine sportId={sport.id} league={match.league} />}
        {href !== undefined && (
          <Link
            className={styles['link']}
            href={href}
            aria-label={
              opens === 'panel' ? `${name}, yanda göster` : `${name}, maçın ${commented ? 'anlatımı' : 'özeti'}`
            }
          />
        )}
      </div>
      {isHidden && (
        <button
          type="button"
          className={`text-xs weight-600 muted ${styles['cover']}`}
          data-uncover={eventId ?? -id}
          aria-label={`${name}, skoru göster`}
        >
          Skor
        </button>
      )}
      <button
        type="button"
        className={`icon-button faint ${styles['star']}`}
        aria-pressed={starred}
        aria-label={`${name} favorilerde`}
        onClick={() =>
          followMatch({ id: eventId ?? id, sportId: sport.id, name, start: match.start ?? 0 }, !starred, id)
        }
      >
        <Star size={18} aria-hidden />
      </button>
    </article>
  );
}

function LeagueLine({ sportId, league }: { sportId: number; league: ScoreLeague }) {
  const { id, name, country, priority } = league;
  const competition = { id, sportId, country, priority, icon: '', name, shortName: name };
  return (
    <p className={`row shrink gap-2 muted ${styles['leagueLine']}`}>
      <LeagueBadge league={id > 0 ? competition : null} sportId={sportId} />
      <span className={`clip ${styles['name']}`}>{name === '' ? 'Diğer' : name}</span>
    </p>
  );
}

const ODDS = 'İddaa’da';

/** Address of the match's commentary if it has one, otherwise of its summary. */
function pageOf({ slug }: Sport, eventId: number, commented: boolean, d = ''): string {
  return commented ? liveScoreLinks.commentary(slug, eventId) : entryLinks.event(slug, eventId, { d }, 'ozet');
}

/** "67'", "D.A", "Bitti"; before the start the start time. */
function clockOf({ start, sportId, state }: CurrentMatch, score: Score | null): string {
  if (state === 'coming') return start === null ? '' : clockTime(start);
  if (state === 'over') return 'Bitti';
  return clockText({ sportId, phase: 1, start: start ?? 0 }, score);
}

/** "2. Yarı" beside the minute; '' if the clock is the part's name itself. */
function partOf({ state, start, sportId }: CurrentMatch, score: Score | null): string {
  if (state === 'live') {
    return score !== null && /['+]$/.test(clockText({ sportId, phase: 1, start: 0 }, score))
      ? statusName(score.status)
      : '';
  }
  return state === 'over' && start !== null ? clockTime(start) : '';
}
