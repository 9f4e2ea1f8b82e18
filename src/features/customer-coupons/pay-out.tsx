import { moneyText } from '../../domain/number-text.ts';
import type { Coupon } from '../../model/coupon.ts';
import { openConfirm } from '../../parts/confirm/confirm.tsx';
import { showModal } from '../../state/overlays/dialogs.ts';
import { writeService } from '../../state/engine/call-service.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './customer-coupons.module.css';

const PAID_IN_CASH = 13;

/** The prize of a customer's coupon, paid in cash by the retailer after a confirmation. */
export function PayOut({ coupon: { id, net, count } }: { coupon: Coupon }) {
  // Coupons of a group are alike and are paid one by one.
  const amount = moneyText(Math.round(net / count));
  const ask = (): void => {
    openConfirm({
      title: 'Nakit ödeme',
      children: <Question id={id} amount={amount} />,
      confirmText: 'Ödedim, onayla',
      busyText: 'İşleniyor…',
      onConfirm: () => writeService('payOutCustomRetailerBetslip', { body: { bsid: id } }),
      onDone: ({ status }) =>
        showModal(
          status === PAID_IN_CASH
            ? { title: 'Ödeme yapıldı', content: <Paid id={id} amount={amount} /> }
            : { title: 'Ödeme bildirimin alındı', content: <Taken id={id} amount={amount} /> },
        ),
      preventClose: true,
    });
  };
  return (
    <div className={`row between gap-3 ${styles['foot']}`}>
      <span className="text-xs muted">
        {count > 1 ? `${count} kuponun her biri ayrı ödenir.` : 'Müşterin ödemesini bekliyor.'}
      </span>
      <Button variant="primary" onClick={ask}>
        Nakit öde
      </Button>
    </div>
  );
}

function Question({ id, amount }: { id: string; amount: string }) {
  return (
    <>
      <p>
        <b className="num">{id}</b> numaralı kuponun kazancını müşterine nakit verdiğini onaylıyor musun?
      </p>
      <p className={`${styles['amount']} num`}>{amount}</p>
    </>
  );
}

function Paid({ id, amount }: { id: string; amount: string }) {
  return (
    <p>
      <b className="num">{id}</b> numaralı kupon için {amount} nakit ödendi olarak işlendi.
    </p>
  );
}

/** Shown when the service accepted the payment but did not return the coupon as paid. */
function Taken({ id, amount }: { id: string; amount: string }) {
  return (
    <p>
      <b className="num">{id}</b> numaralı kupon için {amount} nakit ödeme bildirimin alındı. Ödendi olarak işlendiğini
      kupon listesinden kontrol et.
    </p>
  );
}
