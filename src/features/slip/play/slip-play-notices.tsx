/** Notices above the slip. */
import { failureText } from '../../../domain/failure-text.ts';
import type { PlayState } from '../../../model/slip.ts';
import { PlayNoticeBox, PlayNotice } from '../../../parts/play-notice/play-notice.tsx';
import { entryLinks } from '../../../routes/routes.ts';
import { dismissSlipPlay, useSlipFailure } from '../../../state/slip/slip-calls.ts';
import { dismissSlipFailure } from '../../../state/slip/slip-failure.ts';
import { classNames } from '../../../ui/style/class-names.ts';
import styles from './failure.module.css';

/** Reason why the last tap changed nothing; removed by the next successful change or when closed. */
export function SlipFailureNotice({ over }: { over?: 'page' | 'bar' }) {
  const failure = useSlipFailure();
  if (failure === undefined) return null;
  return (
    <PlayNoticeBox className={placeOf(over)} onClose={dismissSlipFailure}>
      {failureText(failure)}
    </PlayNoticeBox>
  );
}

function placeOf(over: 'page' | 'bar' | undefined): string | undefined {
  if (over === undefined) return styles['above'];
  return classNames(styles['floating'], over === 'bar' && styles['overBar']);
}

interface SlipPlayNoticeProps {
  play: PlayState;
  note?: string;
  doubtful?: boolean;
  /** True when the odds on screen differ from the agreed ones (rule play-16). */
  oddsMoved?: boolean;
}

export function SlipPlayNotice({ play, note = '', doubtful = false, oddsMoved: moved = false }: SlipPlayNoticeProps) {
  if (play.phase === 'ask' && moved && !doubtful)
    return <PlayNoticeBox onClose={dismissSlipPlay}>{ODDS_MOVED}</PlayNoticeBox>;
  // An unresolved coupon may have any status, and this list shows all of them.
  const coupons = { name: 'Kuponlarım', href: entryLinks.coupons('oynadiklarim') };
  return <PlayNotice play={play} note={note} doubtful={doubtful} coupons={coupons} onSeen={dismissSlipPlay} />;
}

const ODDS_MOVED = 'Oranlar tam o anda değişti; kuponun gönderilmedi. Yeni oranlara bakıp yeniden oynayabilirsin.';
