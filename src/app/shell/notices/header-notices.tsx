import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSpoilerFilter } from '../../../state/spoiler/use-spoiler-preference.ts';
import { PageBoundary } from '../../errors/page-boundary.tsx';
import { useLeavingHeader } from './leaving-header.ts';
import { CouponToast } from './coupon-toast.tsx';
import styles from './header-notices.module.css';
import { CouponsInHeader } from './my-matches-slot.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import RotateCw from 'lucide-react/icons/rotate-cw';
import WifiOff from 'lucide-react/icons/wifi-off';
import { ageText } from '../../../domain/time.ts';
import type { ConnectionState } from '../../../model/connection.ts';
import { reconnect, useConnection, useServiceReachability } from '../../../state/engine/use-connection.ts';
import { useFreshness } from '../../../state/engine/freshness.ts';
import { useOnline } from '../../../state/engine/online.ts';
import { applyUpdate } from '../../../state/device/app-update.ts';
import { createLoadableComponent } from '../../../state/load/loadable.ts';
import { useFloatingPlace } from '../../../state/following/floating-place.ts';
import { useFollowsAnything } from '../../../state/following/following.ts';
import { useToday } from '../../../state/device/clock.ts';
import { useSession } from '../../../state/member/session.ts';
import { useReminderInterval } from '../../../state/own-limits/play-time.ts';

/** Notices of the product as lines inside the header, so that they cover nothing (rule navigation-17). */
export default function HeaderNotices() {
  useSpoilerFilter();
  useLeavingHeader();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current === null ? undefined : makeRoom(place.current)), []);
  return (
    <div ref={place} className={styles['notices']}>
      <ConnectionLine />
      <UpdatePrompt />
      <PageBoundary compact resetKey="">
        <CouponToast />
      </PageBoundary>
      <Following />
      <TimeInPlay />
      <PageBoundary compact resetKey="">
        <CouponsInHeader />
      </PageBoundary>
    </div>
  );
}

/** The reminder of time in play, loaded only for a member who wants it (rule balance-1). */
function TimeInPlay() {
  const isWanted = useReminderInterval() > 0;
  const { phase } = useSession();
  return isWanted && phase === 'member' ? (
    <PageBoundary compact resetKey="">
      <TimeNote />
    </PageBoundary>
  ) : null;
}

const TimeNote = createLoadableComponent(() => import('../../../features/own-limits/time-note.tsx'));

/** News of followed matches and the floating window: their code is loaded when they are used (rule follow-10). */
function Following() {
  const place = useFloatingPlace();
  return (
    <>
      {useFollowsAnything() && (
        <PageBoundary compact resetKey="">
          <MomentToast />
        </PageBoundary>
      )}
      {place !== null &&
        createPortal(
          <PageBoundary compact resetKey="">
            <FloatingScores />
          </PageBoundary>,
          place,
        )}
    </>
  );
}

const MomentToast = createLoadableComponent(() => import('../../../features/following/moment-toast.tsx'));
const FloatingScores = createLoadableComponent(() => import('../../../features/following/floating-scores.tsx'));

/** Publishes the notices' height as `--notices`, so that sticky elements stop below them. Returns how to stop. */
function makeRoom(place: HTMLElement): () => void {
  const { style } = document.documentElement;
  let height = 0;
  const sizes = new ResizeObserver(() => {
    // Setting the property recalculates the style of every element, so it is skipped while the height is unchanged.
    if (height === place.clientHeight) return;
    height = place.clientHeight;
    style.setProperty('--notices', `${height}px`);
  });
  sizes.observe(place);
  return () => {
    sizes.disconnect();
    style.removeProperty('--notices');
  };
}

/** Shows a connection problem and the age of the odds; nothing while live odds come in (rule updates-17). */
function ConnectionLine() {
  const { isStale: old, lastUpdateAt: since, areHubsBlocked: blocked } = useFreshness();
  const { status, oddsSource } = useConnection();
  const online = useOnline();
  const outdated = useServiceReachability() === 'outdated';
  const today = useToday();
  // Until the first response the content states its age itself.
  if (!old || (oddsSource === 'device' && online && !outdated)) return null;
  const wordsOf = (): string => {
    if (!online) return 'İnternet bağlantın yok';
    if (outdated) return 'Yeni sürüm gerekli';
    // The services respond, so the network works and blocks only the hubs.
    return blocked ? 'Canlı oranlar bu ağda engelleniyor' : words[status];
  };
  return (
    <p className={`row gap-2 text-xs weight-600 ${styles['line']}`}>
      <WifiOff size={15} aria-hidden="true" />
      <span className="num">
        {wordsOf()}
        {since > 0 && `\u00a0· son oranlar ${ageText(since, today)}`}
      </span>
      {outdated && (
        <button type="button" className={`middle rigid weight-700 ${styles['again']}`} onClick={applyUpdate}>
          <RotateCw size={14} aria-hidden="true" /> Güncelle
        </button>
      )}
      {online && !outdated && status === 'off' && (
        <button type="button" className={`middle rigid weight-700 ${styles['again']}`} onClick={() => void reconnect()}>
          <RotateCw size={14} aria-hidden="true" /> Yeniden bağlan
        </button>
      )}
    </p>
  );
}

const words: Record<ConnectionState['status'], string> = {
  on: 'Bağlanıyor…',
  connecting: 'Bağlanıyor…',
  off: 'Bağlantı yok',
};
