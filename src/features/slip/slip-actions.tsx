import { Bookmark, FolderOpen, Share2, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { slipBody } from '../../domain/slip/coupon-order.ts';
import type { Slip } from '../../domain/slip/slip.ts';
import { failureText } from '../../domain/failure-text.ts';
import { writeService } from '../../state/engine/services.ts';
import { useSession } from '../../state/member/session.ts';
import { useSharing } from '../../state/slip/sharing.ts';
import { openDialog } from '../../state/overlays/asked-dialog.ts';
import { openSignIn } from '../../state/overlays/sign-in-prompt.ts';
import { ShareNote } from '../../parts/share-note/share-note.tsx';
import { showOddsSettings } from './odds-settings.tsx';
import styles from './slip-actions.module.css';

/** What else can be done with a slip; a visitor is led to sign-in, for all of it is a member's. */
export function SlipActions({ slip }: { slip: Slip }) {
  const member = useSession().phase === 'member';
  const saving = useSaving();
  const sharing = useSharing();
  const notes = useRef<HTMLDivElement>(null);
  const told = saving.note + sharing.note;
  useEffect(() => {
    if (told !== '') notes.current?.scrollIntoView({ block: 'nearest' });
  }, [told]);
  const forMember =
    (act: () => void): (() => void) =>
    () =>
      member ? act() : openSignIn();
  return (
    <div className={styles['actions']}>
      <div className={styles['row']}>
        <Action
          icon={<Bookmark size={16} aria-hidden />}
          busy={saving.busy}
          onClick={forMember(() => saving.save(slip))}
        >
          Kaydet
        </Action>
        <Action
          icon={<Share2 size={16} aria-hidden />}
          busy={sharing.busy}
          onClick={forMember(() => sharing.share('', slipBody(slip)))}
        >
          Paylaş
        </Action>
        {member && (
          <>
            <Action icon={<FolderOpen size={16} aria-hidden />} onClick={() => openDialog('savedSlips')}>
              Kayıtlılar
            </Action>
            <Action icon={<SlidersHorizontal size={16} aria-hidden />} onClick={showOddsSettings}>
              Oran ayarı
            </Action>
          </>
        )}
      </div>
      <div ref={notes} className={styles['notes']}>
        <output className={styles['note']}>{saving.note}</output>
        <ShareNote note={sharing.note} url={sharing.url} />
      </div>
    </div>
  );
}

interface ActionProps {
  icon: ReactNode;
  busy?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Action({ icon, busy = false, onClick, children }: ActionProps) {
  return (
    <button type="button" className={styles['action']} aria-busy={busy} onClick={onClick}>
      {icon}
      {children}
    </button>
  );
}

function useSaving(): { busy: boolean; note: string; save: (slip: Slip) => void } {
  const running = useRef(false);
  const [state, setState] = useState({ busy: false, note: '' });
  const save = async (slip: Slip): Promise<void> => {
    setState({ busy: true, note: '' });
    const result = await writeService('saveBetslip', { body: { slip: slipBody(slip) } });
    running.current = false;
    setState({ busy: false, note: result.ok ? 'Kuponun kaydedildi.' : failureText(result.failure) });
  };
  return {
    ...state,
    save: (slip) => {
      if (running.current) return;
      running.current = true;
      void save(slip);
    },
  };
}
