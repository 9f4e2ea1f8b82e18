import Archive from 'lucide-react/icons/archive';
import Bookmark from 'lucide-react/icons/bookmark';
import ImageIcon from 'lucide-react/icons/image';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash';
import { isFinalStatus } from '../../domain/coupon/decision.ts';
import { playAgainText, playedSlip, playedSlipBody } from '../../domain/coupon/played-slip.ts';
import type { Coupon } from '../../model/coupon.ts';
import { ActionButton, ActionRow } from '../../parts/coupon-actions/action-row.tsx';
import { slipReplacement } from '../../parts/coupon-actions/slip-replacement.ts';
import { confirmWithoutRequest, openConfirm } from '../../parts/confirm/confirm.tsx';
import { ShareNote } from '../../parts/share-note/share-note.tsx';
import { useIsConnected } from '../../state/engine/use-connection.ts';
import { writeService } from '../../state/engine/call-service.ts';
import { useIsMounted, useAction } from '../../state/engine/use-action.ts';
import { useSharing } from '../../state/slip/sharing.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import { openSlip, useSelections, useIsSlipLoaded } from '../../state/slip/slip-calls.ts';
import { requestSlip } from '../../state/slip/slip-requests.ts';
import { openCouponPicture } from '../../parts/coupon-picture/open-coupon-picture.tsx';
import { PrintButton } from '../../parts/coupon-printout/coupon-printout.tsx';
import { Button } from '../../ui/control/button.tsx';

interface CouponActionsProps {
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
  const stillHere = useIsMounted();
  const sharing = useSharing();
  const selected = useSelections().length;
  const slipKnown = useIsSlipLoaded();
  const offline = !useIsConnected();
  const legs = coupon.legs ?? [];
  const decided = isFinalStatus(coupon.status);
  const printable = useViewport() !== 'mobile';

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
        if (taken.added === legs.length && stillHere()) requestSlip();
        return playAgainText(taken, legs.length);
      },
    });
  const ask = (question: { title: string; children: string; confirmText: string }, onDone: () => void) => (): void =>
    openConfirm({ ...question, onConfirm: confirmWithoutRequest, onDone });

  const button = { offline, busy };
  const again = legs.some(({ result }) => result === 'open') && !decided && (
    <ActionButton
      {...button}
      name="again"
      offline={offline || !slipKnown}
      icon={<RotateCcw size={16} aria-hidden />}
      onClick={selected === 0 ? playAgain : ask(slipReplacement(selected), playAgain)}
    >
      Tekrar oyna
    </ActionButton>
  );
  const canSave = legs.length > 0 && legs.every(({ result }) => result === 'open') && !decided;
  const canArchive = decided && !coupon.archived;
  const canRemove = decided && onRemoved !== undefined;
  const hasPicture = legs.length > 0;
  const others = (hasPicture || canSave || canArchive || canRemove) && (
    <>
      {hasPicture && (
        <Button variant="quiet" onClick={() => openCouponPicture({ ...coupon, legs })}>
          <ImageIcon size={16} aria-hidden /> Resim
        </Button>
      )}
      {canSave && (
        <ActionButton {...button} name="save" icon={<Bookmark size={16} aria-hidden />} onClick={save}>
          Kaydet
        </ActionButton>
      )}
      {canArchive && (
        <ActionButton {...button} name="archive" icon={<Archive size={16} aria-hidden />} onClick={archive}>
          Arşive taşı
        </ActionButton>
      )}
      {canRemove && (
        <ActionButton {...button} name="remove" icon={<Trash2 size={16} aria-hidden />} onClick={ask(removal, remove)}>
          Kaldır
        </ActionButton>
      )}
    </>
  );
  return (
    <ActionRow
      {...{ note, failed }}
      more={{ told: sharing.note, shown: <ShareNote note={sharing.note} url={sharing.url} /> }}
      docked
      aboveSlip={selected > 0}
      others={
        printable ? (
          <>
            {others}
            <PrintButton />
          </>
        ) : (
          others || null
        )
      }
    >
      {again}
      <ActionButton
        {...button}
        name="share"
        // Sharing changes nothing and a system share sheet may stay open, so it neither waits for other actions nor
        // blocks them.
        busy={sharing.busy ? 'share' : ''}
        icon={<Share2 size={16} aria-hidden />}
        onClick={() => sharing.share(coupon.id)}
      >
        Paylaş
      </ActionButton>
    </ActionRow>
  );
}

const removal = {
  title: 'Kupon kaldırılsın mı?',
  children: 'Kupon bütün listelerinden kalıcı olarak kaldırılır. Bu işlem geri alınamaz.',
  confirmText: 'Kaldır',
};
