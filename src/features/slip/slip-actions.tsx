import Bookmark from 'lucide-react/icons/bookmark';
import Hash from 'lucide-react/icons/hash';
import FolderOpen from 'lucide-react/icons/folder-open';
import Share2 from 'lucide-react/icons/share-2';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { slipBody } from '../../domain/slip/coupon-order.ts';
import type { Slip } from '../../domain/slip/slip-state.ts';
import { OddsSetting } from '../../parts/odds-setting/odds-setting.tsx';
import { ShareNote } from '../../parts/share-note/share-note.tsx';
import { openSlipCode } from '../../parts/slip-code/open-slip-code.tsx';
import { writeService } from '../../state/engine/call-service.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { useSession } from '../../state/member/session.ts';
import { requestDialog, showModal } from '../../state/overlays/dialogs.ts';
import { useSharing } from '../../state/slip/sharing.ts';
import { signInToSave, signInToShare, consumePendingSave } from '../../state/slip/slip-requests.ts';
import styles from './filled-slip.module.css';

/** Further actions for a slip. All are for members, so a visitor is led to sign-in and back. */
export function SlipActions({ slip }: { slip: Slip }) {
  const member = useSession().phase === 'member';
  const { busy, note, run } = useAction();
  const sharing = useSharing();
  const notes = useRef<HTMLDivElement>(null);
  const said = note + sharing.note;
  useEffect(() => {
    if (said !== '') notes.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  const save = (): void =>
    run(() => writeService('saveBetslip', { body: { slip: slipBody(slip) } }), {
      onDone: () => 'Kuponun kaydedildi.',
    });
  const share = (): void => sharing.share('', slipBody(slip));
  const saveIfWanted = useEffectEvent(() => {
    if (consumePendingSave()) save();
  });
  useEffect(() => {
    if (member) saveIfWanted();
  }, [member]);
  return (
    <div>
      <div className={`stack gap-2px ${styles['row']}`}>
        <Action icon={<Bookmark size={16} aria-hidden />} busy={busy !== ''} onClick={member ? save : signInToSave}>
          Kaydet
        </Action>
        <Action icon={<Share2 size={16} aria-hidden />} busy={sharing.busy} onClick={member ? share : signInToShare}>
          Paylaş
        </Action>
        <Action
          icon={<Hash size={16} aria-hidden />}
          onClick={member ? () => openSlipCode(slipBody(slip)) : signInToShare}
        >
          Kodla paylaş
        </Action>
        {member && (
          <>
            <Action icon={<FolderOpen size={16} aria-hidden />} onClick={() => requestDialog('savedSlips')}>
              Kayıtlı kuponlar
            </Action>
            <Action icon={<SlidersHorizontal size={16} aria-hidden />} onClick={showOddsSetting}>
              Oran ayarı
            </Action>
          </>
        )}
      </div>
      <div ref={notes} className={styles['notes']}>
        <output className={`text-sm muted ${styles['note']}`}>{note}</output>
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
    <button
      type="button"
      className={`stack text-xs weight-600 muted ${styles['action']}`}
      aria-busy={busy}
      onClick={onClick}
    >
      {icon}
      {children}
    </button>
  );
}

function showOddsSetting(): void {
  showModal({ title: 'Oran değişiklikleri', content: <OddsSetting /> });
}
