import type { LegLiveScore } from '../../domain/coupon/live-legs.ts';
import { legStanding, standingText } from '../../domain/coupon/leg-standing.ts';
import type { CouponLeg } from '../../model/coupon.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './standing-note.module.css';

interface StandingNoteProps {
  leg: Pick<CouponLeg, 'sportId' | 'marketName' | 'outcomeName'>;
  live: LegLiveScore;
  /** True for narrow places: the text without "şu an", and no bar. */
  short?: boolean;
}

/**
 * Standing of an undecided selection by the score that is shown, as a word and a shape (rule coupon-30). Nothing for
 * a market that does not follow from the score, and nothing while the score is covered.
 */
export function StandingNote({ leg, live, short = false }: StandingNoteProps) {
  const standing = live.match === null ? undefined : legStanding(leg, live.match);
  if (standing === undefined) return null;
  const { holds, progress } = standing;
  return (
    <span className={classNames('row rigid', styles['note'], holds && styles['holds'])} data-holds={holds}>
      <svg width="9" height="8" viewBox="0 0 9 8" aria-hidden>
        <path d={holds ? 'M4.5 .5 8.5 7.5H.5z' : 'M1.3 1 4.5 6.6 7.7 1z'} />
      </svg>
      {standingText(standing, short || live.ended)}
      {!short && progress !== undefined && progress.needed <= MOST_STEPS && (
        <i className={`flex ${styles['steps']}`} aria-hidden>
          {Array.from({ length: progress.needed }, (_, step) => (
            <i key={step} className={classNames(styles['step'], step < progress.count && styles['done'])} />
          ))}
        </i>
      )}
    </span>
  );
}

/** A bar with more steps would be longer than its text. */
const MOST_STEPS = 6;
