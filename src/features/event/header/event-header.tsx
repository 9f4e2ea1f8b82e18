import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Fragment, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { probablyMovesAt } from '../../../domain/program/has-probably-moved.ts';
import { goalSports, mainScore } from '../../../domain/program/score-text.ts';
import { type Sport, sportById } from '../../../domain/sports.ts';
import { clockTime } from '../../../domain/time.ts';
import type { EventHead, SideTexts } from '../../../model/program.ts';
import { entryLinks } from '../../../routes/routes.ts';
import { eventListHref } from '../../../parts/event-link/event-list-href.ts';
import { FollowButton } from '../../../parts/follow/follow-button.tsx';
import { LeagueBadge, TeamBadge } from '../../../parts/pictures/badges.tsx';
import { ScoreVisibilityButton } from '../../../parts/score-visibility/score-visibility.tsx';
import { useSpoilerPreference } from '../../../state/spoiler/use-spoiler-preference.ts';
import { buttonClass } from '../../../ui/control/button.tsx';
import { classNames } from '../../../ui/style/class-names.ts';
import type { SeenGoal } from '../../../parts/goal/use-seen-goal.ts';
import { goalSentence } from '../goal/goal-moment.ts';
import { useGoal, useGoalText } from '../goal/use-goal.ts';
import { EventClock } from './event-clock.tsx';
import styles from './event-header.module.css';
import goalStyles from './goal-moment.module.css';
import { FavouriteStar } from '../../../parts/favourite-star/favourite-star.tsx';
import { PeriodTable } from './period-table.tsx';
import { headerFacts, elapsedShare } from './score-facts.ts';

interface EventHeaderProps {
  head: EventHead;
  /** The link was followed from the live program (`t=1`): the way back leads there. */
  fromLive?: boolean;
  /** True for an event that is listed only among the special events: links lead to that list. */
  longTerm?: boolean;
  /** Further links or buttons beside the competition. */
  extraLink?: ReactNode;
  /** True when embedded in another page: no links away. */
  embedded?: boolean;
  /** `h2` beside a list, whose page has a title of its own. */
  title?: 'h1' | 'h2';
}

/** Teams, time and score of a match. The height does not change while the match runs. */
export function EventHeader(props: EventHeaderProps) {
  const {
    head,
    fromLive = false,
    longTerm = false,
    extraLink: way,
    embedded: bare = false,
    title: Title = 'h1',
  } = props;
  const sport = sportById(head.sportId);
  const running = head.phase !== 0;
  const score = running ? mainScore(head.sportId, head.score) : null;
  const twoSides = head.home !== '' && head.away !== '';
  const goal = useGoal(head);
  return (
    <header className={styles['header']} data-event={head.id} data-until={probablyMovesAt(head)}>
      {goal !== null && <i className={classNames(goalStyles['glow'], goalStyles[goal.side])} aria-hidden />}
      <div className={classNames('stack middle', styles['top'], head.hasStream && styles['withVideo'])}>
        {!bare && sport !== undefined && <BackLink sport={sport} fromLive={fromLive} longTerm={longTerm} />}
        <CompetitionName head={head} sport={bare ? undefined : sport} longTerm={longTerm} />
        <div className={styles['end']}>
          {way}
          {!bare && running && <ScoreVisibilityButton />}
          {!bare && !longTerm && <FollowButton head={head} />}
          {!bare && head.competition !== null && head.competitionId > 0 && (
            <FavouriteStar sportId={head.sportId} competitionId={head.competitionId} name={head.competition.name} />
          )}
        </div>
      </div>
      <Title className={twoSides ? 'visually-hidden' : styles['single']}>{head.name}</Title>
      {twoSides && (
        <div className={`stack middle gap-2 ${styles['line']}`}>
          <Side head={head} side="home" />
          {running && head.scoreHidden === true && <CoveredResult eventId={head.id} />}
          {running && head.scoreHidden !== true && <Result score={score} scored={goal?.side} />}
          {!running && <p className={`${styles['kickOff']} num`}>{clockTime(head.start)}</p>}
          <Side head={head} side="away" />
        </div>
      )}
      <div className={classNames(styles['news'], goal !== null && styles['scored'])}>
        <EventClock head={head} withTime={!twoSides} />
        {running && <FactsLine head={head} goal={goal} />}
      </div>
      {twoSides && running && head.scoreHidden !== true && score !== null && (
        <ScoreNews key={head.id} head={head} score={score} goal={goal} />
      )}
      {running && <MinuteBar head={head} />}
      {running && <PeriodTable head={head} />}
    </header>
  );
}

/** Letters in one line on a narrow phone; "Mönchengladbach" has two more. */
const LONGEST_WORD = 13;

/** A team; space for its mark is reserved beside or above the name. */
function Side({ head, side }: { head: EventHead; side: 'home' | 'away' }) {
  const reds = head.phase === 0 ? 0 : (head.score?.[side].redCards ?? 0);
  const long = head[side].split(' ').some(({ length }) => length > LONGEST_WORD);
  return (
    <div className={`stack shrink gap-2 ${styles['side']} ${styles[side]}`}>
      <TeamBadge name={head[side]} sportId={head.sportId} size={48} />
      <p translate="no" className={classNames('text-md weight-650', styles['team'], long && styles['longWord'])}>
        {head[side]}
        {reds > 0 && (
          <span className={`${styles['card']} ${styles['red']} num`} aria-hidden>
            {reds > 1 && reds}
          </span>
        )}
      </p>
    </div>
  );
}

interface ResultProps {
  score: SideTexts | null;
  /** The side that just scored: its figure rolls in. */
  scored: 'home' | 'away' | undefined;
}

function Result({ score, scored }: ResultProps) {
  // Points of basketball leave the names less room.
  const long = score !== null && score.home.length + score.away.length > 3;
  return (
    <p className={`${styles['result']} ${long ? styles['long'] : ''} num`} data-score>
      {score !== null && (
        <>
          <span className="visually-hidden">Skor </span>
          <span translate="no">
            <Figure rolls={scored === 'home'}>{score.home}</Figure>
            {' - '}
            <Figure rolls={scored === 'away'}>{score.away}</Figure>
          </span>
        </>
      )}
    </p>
  );
}

interface ScoreNewsProps {
  head: EventHead;
  score: SideTexts;
  goal: SeenGoal | null;
}

/** Reads each change of the score, a goal as a sentence. Its text stays when the goal is no longer shown. */
function ScoreNews({ head, score, goal }: ScoreNewsProps) {
  const key = `${score.home} - ${score.away}`;
  const [last, setLast] = useState({ key, text: '' });
  if (last.key !== key) setLast({ key, text: goal === null ? `Skor ${key}` : goalSentence(head, goal.score) });
  return (
    <p className="visually-hidden" aria-live="polite">
      {last.text}
    </p>
  );
}

/** A new figure is a new element, so that its animation begins; one at rest is text alone. */
function Figure({ rolls, children }: { rolls: boolean; children: string }) {
  if (!rolls) return children;
  return (
    <span key={children} className={goalStyles['rolls']}>
      {children}
    </span>
  );
}

/** Shown in place of a score the player does not want to see yet (rule cover-2). */
function CoveredResult({ eventId }: { eventId: number }) {
  if (useSpoilerPreference().how !== 'hidden')
    return <p className={`text-sm muted ${styles['covered']}`}>Skor az sonra</p>;
  return (
    <button type="button" className={buttonClass('quiet')} data-uncover={eventId}>
      Skoru göster
    </button>
  );
}

export function BackLink({ sport, fromLive, longTerm }: { sport: Sport; fromLive: boolean; longTerm: boolean }) {
  const list = longTerm ? `${sport.name} özel etkinliklerine` : `${fromLive ? 'Canlı ' : ''}${sport.name} programına`;
  return (
    <Link
      className="icon-button muted"
      href={fromLive && !longTerm ? entryLinks.liveProgram(sport.slug) : eventListHref(sport, longTerm)}
      aria-label={`${list} dön`}
    >
      <ChevronLeft size={20} aria-hidden />
    </Link>
  );
}

interface CompetitionNameProps {
  head: EventHead;
  sport: Sport | undefined;
  longTerm: boolean;
}

function CompetitionName({ head, sport, longTerm }: CompetitionNameProps) {
  const name = head.competition?.name ?? sportById(head.sportId)?.name ?? '';
  // A competition without an id is known by its name alone.
  const known = head.competitionId > 0 ? head.competition : null;
  const linked = sport !== undefined && known !== null;
  return (
    <p className={`row gap-2 text-xs muted ${styles['competition']}`}>
      <LeagueBadge league={known} sportId={head.sportId} />
      {linked ? <Link href={eventListHref(sport, longTerm, { lig: String(head.competitionId) })}>{name}</Link> : name}
    </p>
  );
}

/** Progress bar of a football match; other sports show their parts in a table. */
function MinuteBar({ head }: { head: EventHead }) {
  const played = elapsedShare(head.sportId, head.score);
  if (played === null) return null;
  return (
    <div className={styles['minutes']} aria-hidden>
      <i style={{ scale: `${played} 1` }} />
    </div>
  );
}

/**
 * "İY 1-0 · Korner 6-3 · Sarı 1-2", or the goal that was just seen. The line is reserved where there are goals, so that
 * nothing moves; other sports without facts have none.
 */
function FactsLine({ head, goal }: { head: EventHead; goal: SeenGoal | null }) {
  const facts = headerFacts(head.score);
  if (facts.length === 0 && !goalSports.has(head.sportId)) return null;
  return goal === null ? (
    <p className={`text-xs muted ${styles['facts']} num`}>
      {facts.map((fact, index) => (
        <Fragment key={fact.short}>
          {index > 0 && <span aria-hidden> · </span>}
          <span className={styles['fact']}>
            <span translate="no" aria-hidden>
              {fact.card === undefined ? fact.short : <i className={`${styles['card']} ${styles[fact.card]}`} />}{' '}
              {fact.home}-{fact.away}
            </span>
            <span className="visually-hidden">
              {fact.label} {fact.home} {fact.away}.{' '}
            </span>
          </span>
        </Fragment>
      ))}
    </p>
  ) : (
    <GoalLine head={head} goal={goal} />
  );
}

function GoalLine({ head, goal }: { head: EventHead; goal: SeenGoal }) {
  return (
    <p className={`text-xs weight-700 ${styles['facts']} ${styles['scorer']} num`} data-goal={goal.side}>
      {useGoalText(head, goal)}
    </p>
  );
}
