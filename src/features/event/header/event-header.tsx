import type { EventHead } from '../../../model/program.ts';
import { ChevronLeft, Crown } from 'lucide-react';
import { Link } from 'wouter';
import { links } from '../../../routes/routes.ts';
import type { AppConfig } from '../../../model/app-config.ts';
import { mainScore } from '../../../domain/program/score-text.ts';
import { type Sport, sportById } from '../../../domain/sports.ts';
import { EventClock } from './event-clock.tsx';
import styles from './event-header.module.css';
import { FavouriteStar } from './favourite-star.tsx';
import { kingLine } from '../../../domain/program/king-text.ts';
import { PeriodTable } from './period-table.tsx';
import { ScoreFactsLine } from './score-facts-line.tsx';

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
  const king = kingLine(highlight, head);
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
      {running && <ScoreFactsLine score={head.score} />}
      {running && <PeriodTable head={head} />}
      {(king !== null || head.kingLive) && (
        <div className={styles['foot']}>
          {head.kingLive && (
            <p className={styles['king']}>
              <Crown size={14} aria-hidden />
              Kral Canlı
            </p>
          )}
          {king !== null && (
            <p className={styles['king']}>
              <Crown size={14} aria-hidden />
              {king}
            </p>
          )}
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
