/** Notices above the slip. */
import { failureText } from '../../../domain/failure-text.ts';
import type { PlayState } from '../../../model/slip.ts';
import { Notice, PlayNotice } from '../../../parts/play-notice/play-notice.tsx';
import { links } from '../../../routes/routes.ts';
import { dismissFailure } from '../../../state/slip/last-change.ts';
import { dismissPlay, useSlipFailure } from '../../../state/slip/slip.ts';
import { classNames } from '../../../ui/style/class-names.ts';
import styles from './failure.module.css';

/** Reason why the last tap changed nothing; removed by the next successful change or when closed. */
export function SlipFailure({ over }: { over?: 'page' | 'bar' }) {
  const failure = useSlipFailure();
  if (failure === undefined) return null;
  return (
    <Notice className={placeOf(over)} onClose={dismissFailure}>
      {failureText(failure)}
    </Notice>
  );
}

function placeOf(over: 'page' | 'bar' | undefined): string | undefined {
  if (over === undefined) return styles['above'];
  return classNames(styles['floating'], over === 'bar' && styles['overBar']);
}

export interface SlipPlayNoticeProps {
  play: PlayState;
  note?: string;
  doubtful?: boolean;
  /** True when the odds on screen differ from the agreed ones (rule play-16). */
  moved?: boolean;
}

export function SlipPlayNotice({ play, note = '', doubtful = false, moved = false }: SlipPlayNoticeProps) {
  if (play.phase === 'ask' && moved && !doubtful) return <Notice onClose={dismissPlay}>{ODDS_MOVED}</Notice>;
  // An unresolved coupon may have any status, and this list shows all of them.
  const coupons = { name: 'Kuponlarım', href: links.coupons('oynadiklarim') };
  return <PlayNotice play={play} note={note} doubtful={doubtful} coupons={coupons} onSeen={dismissPlay} />;
}

const ODDS_MOVED = 'Oranlar tam o anda değişti; kuponun gönderilmedi. Yeni oranlara bakıp yeniden oynayabilirsin.';
