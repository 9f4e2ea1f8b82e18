import ChevronLeft from 'lucide-react/icons/chevron-left';
import Crown from 'lucide-react/icons/crown';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { eventKingText } from '../../../domain/program/king-text.ts';
import { mainScore } from '../../../domain/program/score-text.ts';
import { type Sport, sportById } from '../../../domain/sports.ts';
import type { AppConfig } from '../../../model/app-config.ts';
import type { Score } from '../../../model/event.ts';
import type { EventHead } from '../../../model/program.ts';
import { links } from '../../../routes/routes.ts';
import { EventClock } from './event-clock.tsx';
import styles from './event-header.module.css';
import { FavouriteStar } from './favourite-star.tsx';
import { PeriodTable } from './period-table.tsx';
import { headerFacts } from './score-facts.ts';

export interface EventHeaderProps {
  head: EventHead;
  highlight: AppConfig['kingOddHighlight'] | undefined;
  /** The link was followed from the live program (`t=1`): the way back leads there. */
  fromLive?: boolean;
  /** Inside another page: no links away. */
  bare?: boolean;
}

/** Who plays, when, and how it stands. Its height stays while the match runs. */
export function EventHeader({ head, highlight, fromLive = false, bare = false }: EventHeaderProps) {
  const sport = sportById(head.sportId);
  const running = head.phase !== 0;
  const score = running ? mainScore(head.sportId, head.score) : null;
  const king = eventKingText(highlight, head);
  const twoSides = head.home !== '' && head.away !== '';
  return (
    <header className={styles['header']} data-event={head.id}>
      <div className={styles['top']}>
        {!bare && sport !== undefined && <BackLink sport={sport} fromLive={fromLive} />}
        <CompetitionName head={head} sport={bare ? undefined : sport} />
        {!bare && head.competition !== null && (
          <FavouriteStar sportId={head.sportId} competitionId={head.competitionId} name={head.competition.name} />
        )}
      </div>
      <h1 className={twoSides ? 'visually-hidden' : styles['single']}>{head.name}</h1>
      {twoSides && (
        <div className={styles['line']}>
          <p className={styles['team']}>{head.home}</p>
          <p className={`${styles['result']} num`} aria-live="polite" aria-atomic>
            {score === null ? (
              <span className={styles['versus']}>–</span>
            ) : (
              <>
                <span className="visually-hidden">Skor </span>
                {score.home} : {score.away}
              </>
            )}
          </p>
          <p className={styles['team']}>{head.away}</p>
        </div>
      )}
      <EventClock head={head} />
      {running && <ScoreFacts score={head.score} />}
      {running && <PeriodTable head={head} />}
      {(king !== '' || head.kingLive) && (
        <div className={styles['foot']}>
          {head.kingLive && <KingBadge>Kral Canlı</KingBadge>}
          {king !== '' && <KingBadge>{king}</KingBadge>}
        </div>
      )}
    </header>
  );
}

function BackLink({ sport, fromLive }: { sport: Sport; fromLive: boolean }) {
  return (
    <Link
      className={styles['back']}
      href={fromLive ? links.liveProgram(sport.slug) : links.program(sport.slug)}
      aria-label={fromLive ? `Canlı ${sport.name} programına dön` : `${sport.name} programına dön`}
    >
      <ChevronLeft size={20} aria-hidden />
    </Link>
  );
}

/** "Türkiye Süper Lig · %4,25 oynandı" */
function CompetitionName({ head, sport }: { head: EventHead; sport: Sport | undefined }) {
  const name = head.competition?.name ?? sportById(head.sportId)?.name ?? '';
  const linked = sport !== undefined && head.competition !== null;
  return (
    <p className={`${styles['competition']} num`}>
      {linked ? <Link href={links.program(sport.slug, { lig: String(head.competitionId) })}>{name}</Link> : name}
      {head.playedPercent !== null && ` · %${String(head.playedPercent).replace('.', ',')} oynandı`}
    </p>
  );
}

/** "İY 1-0 · Korner 6-3 · Sarı 1-2". Football's place is kept before its first corner; other sports have none. */
function ScoreFacts({ score }: { score: Score | null }) {
  const facts = headerFacts(score);
  if (facts.length === 0) return null;
  return (
    <p className={`${styles['facts']} num`}>
      {facts.map((fact, index) => (
        <Fragment key={fact.short}>
          {index > 0 && <span aria-hidden> · </span>}
          <span>
            <span aria-hidden>
              {fact.short} {fact.home}-{fact.away}
            </span>
            <span className="visually-hidden">
              {fact.label} {fact.home} {fact.away}.{' '}
            </span>
          </span>
        </Fragment>
      ))}
    </p>
  );
}

function KingBadge({ children }: { children: ReactNode }) {
  return (
    <p className={styles['king']}>
      <Crown size={14} aria-hidden />
      {children}
    </p>
  );
}
