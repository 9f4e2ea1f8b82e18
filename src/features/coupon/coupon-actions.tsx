import { Archive, Bookmark, RotateCcw, Share2, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { links } from '../../routes/routes.ts';
import type { Coupon } from '../../model/coupon.ts';
import { isDecided } from '../../domain/coupon/status.ts';
import { useConnection } from '../../state/engine/connection.ts';
import { useOnline } from '../../state/engine/online.ts';
import { useSharing } from '../../state/slip/sharing.ts';
import { Button } from '../../ui/control/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { ShareNote } from '../../parts/share-note/share-note.tsx';
import styles from './coupon-actions.module.css';
import { type Archived, useCouponActions } from './use-coupon-actions.ts';

export interface CouponActionsProps {
  /** One coupon, or a group as one. */
  coupon: Coupon;
  shareId: string;
  archiveId: Archived;
  /** It is otherwise now: to be read again. */
  onChanged: () => void;
  /** Absent where it cannot be removed. */
  onRemoved?: () => void;
}

/** What can be done with a coupon now; of what cannot, nothing is shown, and offline why nothing works. */
export function CouponActions({ coupon, shareId, archiveId, onChanged, onRemoved }: CouponActionsProps) {
  const actions = useCouponActions(coupon, archiveId, onChanged, onRemoved);
  const sharing = useSharing(links.sharedSlip);
  const offline = useOffline();
  const notes = useRef<HTMLDivElement>(null);
  const told = actions.note + sharing.note;
  // The button that was pressed may be gone; the news has its place.
  useEffect(() => {
    if (told !== '' && document.activeElement === document.body) notes.current?.focus();
  }, [told]);

  const legs = coupon.legs ?? [];
  const decided = isDecided(coupon.status);
  const act = { offline, busy: actions.busy };
  return (
    <section className={styles['actions']} aria-label="Kupon işlemleri">
      <div className={styles['row']}>
        {legs.some(({ result }) => result === 'open') && !decided && (
          <Action {...act} name="again" icon={<RotateCcw size={16} aria-hidden />} onClick={actions.playAgain}>
            Tekrar oyna
          </Action>
        )}
        {legs.length > 0 && legs.every(({ result }) => result === 'open') && !decided && (
          <Action {...act} name="save" icon={<Bookmark size={16} aria-hidden />} onClick={actions.save}>
            Kaydet
          </Action>
        )}
        <Action
          {...act}
          busy={sharing.busy ? 'share' : actions.busy}
          name="share"
          icon={<Share2 size={16} aria-hidden />}
          onClick={() => sharing.share(shareId)}
        >
          Paylaş
        </Action>
        {decided && !coupon.archived && (
          <Action {...act} name="archive" icon={<Archive size={16} aria-hidden />} onClick={actions.archive}>
            Arşive taşı
          </Action>
        )}
        {decided && onRemoved !== undefined && (
          <Action {...act} name="remove" icon={<Trash2 size={16} aria-hidden />} onClick={actions.remove}>
            Kaldır
          </Action>
        )}
      </div>
      <div ref={notes} tabIndex={-1} className={styles['notes']}>
        {offline && <p className={styles['note']}>Çevrimdışısın. İşlemler bağlantın gelince yapılabilir.</p>}
        <FormError text={actions.failed ? actions.note : ''} />
        <output className={styles['note']}>{actions.failed ? '' : actions.note}</output>
        <ShareNote note={sharing.note} url={sharing.url} />
      </div>
    </section>
  );
}

interface ActionProps {
  name: string;
  icon: ReactNode;
  /** Name of the action under way; '' for none. */
  busy: string;
  offline: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Action({ name, icon, busy, offline, onClick, children }: ActionProps) {
  return (
    <Button variant="quiet" disabled={offline} aria-busy={busy === name} onClick={onClick}>
      {icon} {children}
    </Button>
  );
}

function useOffline(): boolean {
  const { status } = useConnection();
  return !useOnline() || status === 'off';
}
