import type { Coupon } from '../../model/coupon.ts';
import { moneyText } from '../../domain/coupon/row-view.ts';
import { showModal, showNotice } from '../../state/overlays/dialogs.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './pay-out.module.css';
import { PayOutQuestion } from './pay-out-question.tsx';

export interface PayOutProps {
  coupon: Coupon;
  /** The prize is paid: lists are to look again. */
  onDone: () => void;
}

/** The prize of a customer's coupon, paid over the counter: asked for once more before it is done. */
export function PayOut({ coupon, onDone }: PayOutProps) {
  // Coupons of a group are alike and are paid one by one.
  const amount = Math.round(coupon.net / coupon.count);
  const paid = (): void => {
    onDone();
    showNotice({ title: 'Ödeme yapıldı', content: <p>{moneyText(amount)} nakit ödendi olarak işlendi.</p> });
  };
  const ask = (): void =>
    showModal({
      title: 'Nakit ödeme',
      content: <PayOutQuestion id={coupon.id} amount={amount} onDone={paid} />,
      disableOutsideClick: true,
    });
  return (
    <div className={styles['foot']}>
      <span className={styles['text']}>
        {coupon.count > 1 ? `${coupon.count} kuponun her biri ayrı ödenir.` : 'Müşterin ödemesini bekliyor.'}
      </span>
      <Button variant="primary" onClick={ask}>
        Nakit öde
      </Button>
    </div>
  );
}
