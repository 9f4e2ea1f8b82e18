import { Link } from 'wouter';
import type { MyMatch } from '../../domain/coupon/my-matches.ts';
import { couponLink } from '../../routes/coupon-link.ts';
import { StandingNote } from '../leg-list/standing-note.tsx';
import { TeamBadge } from '../pictures/badges.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './my-match-line.module.css';

/** A running match of the player in one line, which leads to the newest coupon with it (rule coupon-34). */
export function MyMatchLine({ match, isShort = false }: { match: MyMatch; isShort?: boolean }) {
  const { eventName, live, picks } = match;
  const [first] = picks;
  const [home = '', away = ''] = eventName.split(' - ');
  if (first === undefined) return null;
  return (
    <Link href={couponLink(first.coupon)} className={`row shrink text-sm ${styles['line']}`} data-event={match.eventId}>
      <span className={styles['match']} translate="no">
        {away === '' ? (
          <span className="clip">{eventName}</span>
        ) : (
          <>
            <Side name={home} sportId={match.sportId} isShort={isShort} />
            <b className={`num ${styles['score']}`}>{live.score === '' ? '–' : live.score}</b>
            <Side name={away} sportId={match.sportId} isShort={isShort} isAway />
          </>
        )}
      </span>
      <span className={`live-dot rigid text-xs weight-600 num ${styles['clock']}`}>{live.clock}</span>
      <span className={`text-xs ${styles['standing']}`}>
        <StandingNote leg={first.leg} live={live} short />
      </span>
    </Link>
  );
}

/** A side by its mark and name; on a phone a short line has the mark alone, with the name for screen readers. */
function Side({ name, sportId, isShort, isAway = false }: SideProps) {
  return (
    <span className={classNames(styles['side'], isAway && styles['away'])} title={name}>
      <TeamBadge name={name} sportId={sportId} size={20} />
      <span className={classNames('clip weight-550', styles['name'], isShort && styles['short'])}>{name}</span>
    </span>
  );
}

interface SideProps {
  name: string;
  sportId: number;
  isShort: boolean;
  isAway?: boolean;
}
