import Undo2 from 'lucide-react/icons/undo-2';
import { moneyText } from '../../domain/number-text.ts';
import type { PoolCouponDetail } from '../../model/pool.ts';
import { Action, ActionRow } from '../../parts/coupon-actions/action-row.tsx';
import { agreed, askToConfirm } from '../../parts/confirm/confirm.tsx';
import { useConnected } from '../../state/engine/connection.ts';
import { writeService } from '../../state/engine/services.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { useRead } from '../../state/load/use-read.ts';
import { useBefore } from '../../ui/page/use-before.ts';

const WAITING = -1;

/** What can be done with a pool coupon now; of what cannot, nothing is shown. */
export function PoolCouponActions({ coupon }: { coupon: PoolCouponDetail }) {
  const { busy, note, failed, run } = useAction('Kuponun iptal edilmiş olabilir; durumunu kontrol et.');
  const offline = !useConnected();
  const round = useRead('getPool', {}).value;
  const sold = useBefore(round?.cycle === coupon.cycle ? (round.closesAt ?? 0) : 0);
  const cancellable = coupon.status === WAITING && sold;

  const cancel = (): void =>
    run(() => writeService('cancelPool', { query: { betSlipId: coupon.id } }), {
      name: 'cancel',
      onDone: () => `Kuponun iptal edildi, ${moneyText(coupon.price)} bakiyene döndü.`,
    });
  return (
    <ActionRow {...{ offline, note, failed }}>
      {cancellable && (
        <Action
          name="cancel"
          {...{ busy, offline }}
          icon={<Undo2 size={16} aria-hidden />}
          onClick={() =>
            askToConfirm({
              title: 'Kupon iptal edilsin mi?',
              children: `Kuponun oyundan çıkar, ${moneyText(coupon.price)} bakiyene döner. Bu işlem geri alınamaz.`,
              yes: 'İptal et',
              onYes: agreed,
              onDone: cancel,
            })
          }
        >
          İptal et
        </Action>
      )}
    </ActionRow>
  );
}
