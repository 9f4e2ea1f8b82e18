import Undo2 from 'lucide-react/icons/undo-2';
import { moneyText } from '../../domain/number-text.ts';
import { phaseOf } from '../../domain/pool/round.ts';
import type { PoolCouponDetail } from '../../model/pool.ts';
import { Action, ActionRow } from '../../parts/coupon-actions/action-row.tsx';
import { agreed, askToConfirm } from '../../parts/confirm/confirm.tsx';
import { useConnected } from '../../state/engine/connection.ts';
import { writeService } from '../../state/engine/services.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { useRead } from '../../state/load/use-read.ts';
import { useMinute } from '../../ui/page/use-minute.ts';

const WAITING = -1;

/** What can be done with a pool coupon now; of what cannot, nothing is shown. */
export function PoolCouponActions({ coupon }: { coupon: PoolCouponDetail }) {
  const { busy, note, failed, run } = useAction('Kuponun iptal edilmiş olabilir; durumunu kontrol et.');
  const offline = !useConnected();
  const now = useMinute();
  const round = useRead('getPool', {}).value;
  const cancellable = coupon.status === WAITING && round?.cycle === coupon.cycle && phaseOf(round, now) === 'open';

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
