import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Undo2 from 'lucide-react/icons/undo-2';
import { useLocation } from 'wouter';
import { moneyText } from '../../domain/number-text.ts';
import { roundPhase } from '../../domain/pool/pool-round.ts';
import { CANCELLED, PENDING } from '../../model/coupon-status.ts';
import type { PoolCouponDetail, PoolRound } from '../../model/pool.ts';
import { ActionButton, ActionRow } from '../../parts/coupon-actions/action-row.tsx';
import { confirmWithoutRequest, openConfirm } from '../../parts/confirm/confirm.tsx';
import { PrintButton } from '../../parts/coupon-printout/coupon-printout.tsx';
import { poolLinks } from '../../routes/pool-routes.ts';
import { useAtServerTime } from '../../state/device/use-at-server-time.ts';
import { useIsConnected } from '../../state/engine/use-connection.ts';
import { writeService } from '../../state/engine/call-service.ts';
import { useIsMounted, useAction } from '../../state/engine/use-action.ts';
import { useRead } from '../../state/load/use-read.ts';
import { useServerOffset, changePool, openPoolSlip } from '../../state/pool/use-pool-marking.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { markedMatches } from '../../domain/pool/change-draft.ts';
import type { Result } from '../../model/failure.ts';
import { useTopicValue } from '../../state/engine/use-topic.ts';

/** Height of the buttons and of the line that `action-row.module.css` reserves below them. */
const ACTIONS_HEIGHT = 'calc(var(--touch) + var(--space-2) + 1.25rem)';

/** Actions available for a pool coupon now; unavailable ones are hidden. */
export function PoolCouponActions({ coupon }: { coupon: PoolCouponDetail }) {
  const { busy, note, failed, run } = useAction('Kuponun iptal edilmiş olabilir; durumunu kontrol et.');
  const offline = !useIsConnected();
  const { phase, value: round } = useRead('getPool', {});
  const sold = useSold(round);
  const marked = useMarkedMatchCount();
  const [, navigate] = useLocation();
  const stillHere = useIsMounted();

  const cancel = (): void =>
    run(() => writeService('cancelPool', { query: { betSlipId: coupon.id } }), {
      name: 'cancel',
      onDone: ({ status }) =>
        status === CANCELLED
          ? `Kuponun iptal edildi, ${moneyText(coupon.price)} bakiyene döndü.`
          : 'İptal isteğin alındı; kuponun iptal ediliyor.',
    });
  const askToCancel = (): void =>
    openConfirm({
      title: 'Kupon iptal edilsin mi?',
      children: `Kuponun oyundan çıkar, ${moneyText(coupon.price)} bakiyene döner. Bu işlem geri alınamaz.`,
      confirmText: 'İptal et',
      onConfirm: confirmWithoutRequest,
      onDone: cancel,
    });
  const again = (present: PoolRound): void =>
    run(() => copyCouponMarks(coupon, present), {
      name: 'again',
      onDone: () => {
        if (stillHere()) navigate(poolLinks.pool());
        return '';
      },
    });
  const askAgain = (present: PoolRound): void => {
    const question = againQuestion(coupon, present, marked ?? 0);
    if (question === '') again(present);
    else {
      openConfirm({
        title: 'Tekrar oynansın mı?',
        children: question,
        confirmText: 'İşaretle',
        onConfirm: confirmWithoutRequest,
        onDone: () => again(present),
      });
    }
  };
  // The space is reserved until the available actions are known.
  if (phase === 'loading') return <Skeleton height={ACTIONS_HEIGHT} radius="m" />;
  return (
    <ActionRow {...{ note, failed }}>
      {sold && round !== undefined && (
        <ActionButton
          name="again"
          busy={busy}
          offline={offline || marked === undefined}
          icon={<RotateCcw size={16} aria-hidden />}
          onClick={() => askAgain(round)}
        >
          Tekrar oyna
        </ActionButton>
      )}
      {sold && coupon.status === PENDING && round?.cycle === coupon.cycle && (
        <ActionButton name="cancel" {...{ busy, offline }} icon={<Undo2 size={16} aria-hidden />} onClick={askToCancel}>
          İptal et
        </ActionButton>
      )}
      <PrintButton />
    </ActionRow>
  );
}

/** True while the round is on sale, by the server's clock (rule pool-11). */
function useSold(round: PoolRound | undefined): boolean {
  const phase = useAtServerTime(useServerOffset(), (now) => (round === undefined ? 'none' : roundPhase(round, now)));
  return phase === 'open';
}

/** Text of the confirmation before playing again; '' if none is needed. */
function againQuestion(coupon: PoolCouponDetail, round: PoolRound, marked: number): string {
  const another =
    coupon.cycle === round.cycle ? '' : `Bu işaretler başka bir haftanın; ${round.name} maçlarına aynı sırayla konur.`;
  const replaced = marked === 0 ? '' : `Şimdi işaretli olan ${marked} maçın yerini bu kupon alır.`;
  return [another, replaced].filter((part) => part !== '').join(' ');
}

/**
 * Returns the number of matches whose present marks would be lost; undefined until the engine has reported the stored
 * marks.
 */
function useMarkedMatchCount(): number | undefined {
  const draft = useTopicValue({ kind: 'pool' }, 'marks');
  return draft === undefined ? undefined : markedMatches(draft);
}

/** Replaces the present marks by one coupon of the same blocks and multiplier. */
async function copyCouponMarks(
  { marks, multiplier }: PoolCouponDetail,
  { cycle, name, closesAt }: PoolRound,
): Promise<Result<{ version: number }>> {
  // Marks belong to a round, which this device may not have opened yet.
  const begun = await changePool({ type: 'round', cycle, roundName: name, closesAt });
  if (!begun.ok) return begun;
  return openPoolSlip({ cycle, blocks: marks, multiplier, coupons: 1 });
}
