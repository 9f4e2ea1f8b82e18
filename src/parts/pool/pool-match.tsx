import { momentText } from '../../domain/date-text.ts';
import { FOOTBALL } from '../../domain/sports.ts';
import type { PoolMatchStatus } from '../../domain/pool/pool-progress.ts';
import type { PoolEvent } from '../../model/pool.ts';
import { EventLink } from '../event-link/event-link.tsx';
import { TeamBadge } from '../pictures/badges.tsx';
import styles from './pool-match.module.css';

interface PoolMatchProps {
  event: PoolEvent;
  standing: PoolMatchStatus;
  /** "67'", for a match in play. */
  clock: string;
  /** True when the score is the last known one and live data is unavailable. */
  stale?: boolean;
  /** Address of the match's page, if the sportsbook has the match. */
  href?: string | undefined;
  /** Epoch seconds. */
  now: number;
}

/** Match of a round: number, both sides with their goals, and its start time or state. */
export function PoolMatch({ event, standing, clock, stale = false, href, now }: PoolMatchProps) {
  const { number, eventId, name, home, away, league } = event;
  const [ours = '', theirs = ''] = standing.score.split('-');
  return (
    <div className={`stack middle gap-2 ${styles['match']}`} data-pool-event={eventId ?? undefined}>
      <span className={`text-sm weight-600 faint ${styles['number']} num`}>
        {number}
        <span className="visually-hidden">.</span>
      </span>
      <div className="stack shrink gap-2px">
        <EventLink href={href} className={`stack gap-2px ${styles['teams']}`}>
          {away === '' ? (
            <span className={`row shrink text-sm weight-600 ${styles['team']}`}>{name}</span>
          ) : (
            <>
              <Side name={home} goals={ours} />
              <span className="visually-hidden"> - </span>
              <Side name={away} goals={theirs} />
            </>
          )}
        </EventLink>
        <span className={`row wrap faint ${styles['under']} num`}>
          {league !== '' && <span className="weight-600">{league}</span>}
          <When {...{ event, standing, clock, stale, now }} />
        </span>
      </div>
    </div>
  );
}

function Side({ name, goals }: { name: string; goals: string }) {
  return (
    <span className={`row shrink text-sm weight-600 ${styles['team']}`}>
      <TeamBadge name={name} sportId={FOOTBALL} size={16} />
      <span className={`fill shrink ${styles['name']}`}>{name}</span>
      {goals !== '' && <b className={`${styles['goals']} num`}>{goals}</b>}
    </span>
  );
}

function When({ event, standing: { state }, clock, stale, now }: Required<Omit<PoolMatchProps, 'href'>>) {
  if (state === 'drawn') return <span className={styles['drawn']}>Noter kurası</span>;
  if (state === 'postponed') return <span className={styles['drawn']}>Ertelendi</span>;
  if (state === 'over') return <span className={styles['over']}>Bitti, sonuç bekleniyor</span>;
  if (state === 'running') {
    return (
      <b className={stale ? styles['over'] : `live-dot ${styles['live']}`} data-live={stale ? 'old' : 'now'}>
        <span className="visually-hidden">{stale ? 'Son bilinen: ' : 'Canlı: '}</span>
        {clock}
        {stale && ' · güncel değil'}
      </b>
    );
  }
  return event.startsAt === null ? null : <span>{momentText(event.startsAt, now)}</span>;
}
