import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Undo2 from 'lucide-react/icons/undo-2';
import { useLocation } from 'wouter';
import { moneyText } from '../../domain/number-text.ts';
import { phaseOf } from '../../domain/pool/round.ts';
import { CANCELLED, WAITING } from '../../model/coupon-status.ts';
import type { PoolCouponDetail, PoolRound } from '../../model/pool.ts';
import { Action, ActionRow } from '../../parts/coupon-actions/action-row.tsx';
import { agreed, askToConfirm } from '../../parts/confirm/confirm.tsx';
import { PrintButton } from '../../parts/paper/paper.tsx';
import { poolLinks } from '../../routes/pool.ts';
import { useServerSecond } from '../../state/device/server-second.ts';
import { useConnected } from '../../state/engine/connection.ts';
import { writeService } from '../../state/engine/services.ts';
import { useStillHere } from '../../state/engine/still-here.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { useRead } from '../../state/load/use-read.ts';
import { markAgain, useMarkedMatches } from '../../state/pool/play-again.ts';
import { useServerOffset } from '../../state/pool/pool-marks.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Actions available for a pool coupon now; unavailable ones are hidden. */
export function PoolCouponActions({ coupon }: { coupon: PoolCouponDetail }) {
  const { busy, note, failed, run } = useAction('Kuponun iptal edilmiş olabilir; durumunu kontrol et.');
  const offline = !useConnected();
  const { phase, value: round } = useRead('getPool', {});
  const sold = useSold(round);
  const marked = useMarkedMatches();
  const [, navigate] = useLocation();
  const stillHere = useStillHere();

  const cancel = (): void =>
    run(() => writeService('cancelPool', { query: { betSlipId: coupon.id } }), {
      name: 'cancel',
      onDone: ({ status }) =>
        status === CANCELLED
          ? `Kuponun iptal edildi, ${moneyText(coupon.price)} bakiyene döndü.`
          : 'İptal isteğin alındı; kuponun iptal ediliyor.',
    });
  const askToCancel = (): void =>
    askToConfirm({
      title: 'Kupon iptal edilsin mi?',
      children: `Kuponun oyundan çıkar, ${moneyText(coupon.price)} bakiyene döner. Bu işlem geri alınamaz.`,
      yes: 'İptal et',
      onYes: agreed,
      onDone: cancel,
    });
  const again = (present: PoolRound): void =>
    run(() => markAgain(coupon, present), {
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
      askToConfirm({
        title: 'Tekrar oynansın mı?',
        children: question,
        yes: 'İşaretle',
        onYes: agreed,
        onDone: () => again(present),
      });
    }
  };
  // The space is reserved until the available actions are known.
  if (phase === 'loading') return <Skeleton height={44} radius="m" />;
  return (
    <ActionRow {...{ note, failed }}>
      {sold && round !== undefined && (
        <Action
          name="again"
          busy={busy}
          offline={offline || marked === undefined}
          icon={<RotateCcw size={16} aria-hidden />}
          onClick={() => askAgain(round)}
        >
          Tekrar oyna
        </Action>
      )}
      {sold && coupon.status === WAITING && round?.cycle === coupon.cycle && (
        <Action name="cancel" {...{ busy, offline }} icon={<Undo2 size={16} aria-hidden />} onClick={askToCancel}>
          İptal et
        </Action>
      )}
      <PrintButton />
    </ActionRow>
  );
}

/** True while the round is on sale, by the server's clock (rule pool-11). */
function useSold(round: PoolRound | undefined): boolean {
  const phase = useServerSecond(useServerOffset(), (now) => (round === undefined ? 'none' : phaseOf(round, now)));
  return phase === 'open';
}

/** Text of the confirmation before playing again; '' if none is needed. */
function againQuestion(coupon: PoolCouponDetail, round: PoolRound, marked: number): string {
  const another =
    coupon.cycle === round.cycle ? '' : `Bu işaretler başka bir programın; ${round.name} maçlarına aynı sırayla konur.`;
  const replaced = marked === 0 ? '' : `Şimdi işaretli olan ${marked} maçın yerini bu kupon alır.`;
  return [another, replaced].filter((part) => part !== '').join(' ');
}
