import Archive from 'lucide-react/icons/archive';
import Bookmark from 'lucide-react/icons/bookmark';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash';
import { isDecided } from '../../domain/coupon/decided.ts';
import { playAgainText, playedSlip, playedSlipBody } from '../../domain/coupon/played-slip.ts';
import type { Coupon } from '../../model/coupon.ts';
import { Action, ActionRow } from '../../parts/coupon-actions/action-row.tsx';
import { agreed, askToConfirm } from '../../parts/confirm/confirm.tsx';
import { ShareNote } from '../../parts/share-note/share-note.tsx';
import { useConnected } from '../../state/engine/connection.ts';
import { writeService } from '../../state/engine/services.ts';
import { useStillHere } from '../../state/engine/still-here.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { useSharing } from '../../state/slip/sharing.ts';
import { openSlip, useSelections, useSlipKnown } from '../../state/slip/slip.ts';
import { wantSlip } from '../../state/slip/slip-return.ts';
import { PrintButton } from '../../parts/paper/paper.tsx';

export interface CouponActionsProps {
  /** A single coupon, or a group shown as one coupon. */
  coupon: Coupon;
  /** Unit moved to the archive; `id` is the id of the coupon or of the group. */
  archiving: 'coupon' | 'group';
  id: string;
  /** Undefined when the coupon cannot be removed. */
  onRemoved?: () => void;
}

/** Actions available for a coupon now; unavailable ones are hidden, and offline the reason is shown. */
export function CouponActions({ coupon, archiving, id, onRemoved }: CouponActionsProps) {
  const { busy, note, failed, run } = useAction('İşlem yapılmış olabilir; kuponu kontrol et.');
  const stillHere = useStillHere();
  const sharing = useSharing();
  const selected = useSelections().length;
  const slipKnown = useSlipKnown();
  const offline = !useConnected();
  const legs = coupon.legs ?? [];
  const decided = isDecided(coupon.status);

  const archive = (): void =>
    run(() => writeService(archiving === 'group' ? 'moveGroupToArchive' : 'moveToArchive', { parameters: { id } }), {
      name: 'archive',
      onDone: () => (coupon.count > 1 ? 'Kuponların arşive taşındı.' : 'Kuponun arşive taşındı.'),
    });
  const remove = (): void =>
    run(() => writeService('removeCoupon', { parameters: { id: coupon.id } }), {
      name: 'remove',
      onDone: () => {
        onRemoved?.();
        return '';
      },
    });
  const save = (): void =>
    run(() => writeService('saveBetslip', { body: { slip: playedSlipBody({ ...coupon, legs }) } }), {
      name: 'save',
      onDone: () => 'Kuponun kaydedildi. “Kayıtlı” listende bulabilirsin.',
    });
  const playAgain = (): void =>
    run(() => openSlip(playedSlip({ ...coupon, legs })), {
      name: 'again',
      // Repeating it results in the same slip, so an unknown outcome needs no note.
      doubt: '',
      onDone: (taken) => {
        if (taken.added === legs.length && stillHere()) wantSlip();
        return playAgainText(taken, legs.length);
      },
    });
  const ask = (question: { title: string; children: string; yes: string }, onDone: () => void) => (): void =>
    askToConfirm({ ...question, onYes: agreed, onDone });

  const button = { offline, busy };
  return (
    <ActionRow
      {...{ note, failed }}
      more={{ told: sharing.note, shown: <ShareNote note={sharing.note} url={sharing.url} /> }}
    >
      {legs.some(({ result }) => result === 'open') && !decided && (
        <Action
          {...button}
          name="again"
          offline={offline || !slipKnown}
          icon={<RotateCcw size={16} aria-hidden />}
          onClick={selected === 0 ? playAgain : ask(replacement(selected), playAgain)}
        >
          Tekrar oyna
        </Action>
      )}
      {legs.length > 0 && legs.every(({ result }) => result === 'open') && !decided && (
        <Action {...button} name="save" icon={<Bookmark size={16} aria-hidden />} onClick={save}>
          Kaydet
        </Action>
      )}
      <Action
        {...button}
        name="share"
        // Sharing changes nothing and a system share sheet may stay open, so it neither waits for other actions nor
        // blocks them.
        busy={sharing.busy ? 'share' : ''}
        icon={<Share2 size={16} aria-hidden />}
        onClick={() => sharing.share(coupon.id)}
      >
        Paylaş
      </Action>
      {decided && !coupon.archived && (
        <Action {...button} name="archive" icon={<Archive size={16} aria-hidden />} onClick={archive}>
          Arşive taşı
        </Action>
      )}
      {decided && onRemoved !== undefined && (
        <Action {...button} name="remove" icon={<Trash2 size={16} aria-hidden />} onClick={ask(removal, remove)}>
          Kaldır
        </Action>
      )}
      <PrintButton />
    </ActionRow>
  );
}

const removal = {
  title: 'Kupon kaldırılsın mı?',
  children: 'Kupon bütün listelerinden kalıcı olarak kaldırılır. Bu işlem geri alınamaz.',
  yes: 'Kaldır',
};

const replacement = (selected: number) => ({
  title: 'Kuponun değişsin mi?',
  children: `Kuponundaki ${selected} seçimin yerini bu kupon alır.`,
  yes: 'Yerine koy',
});
