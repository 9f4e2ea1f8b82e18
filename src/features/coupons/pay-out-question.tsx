import { useState } from 'react';
import { moneyText } from '../../domain/coupon/row-view.ts';
import { failureText } from '../../domain/failure-text.ts';
import { hideModal } from '../../state/overlays/dialogs.ts';
import { writeService } from '../../state/engine/services.ts';
import { Button } from '../../ui/control/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import styles from './pay-out.module.css';

export interface PayOutQuestionProps {
  /** Of the coupon. */
  id: string;
  /** Kuruş. */
  amount: number;
  onDone: () => void;
}

/** Sent once; an answer that never came leaves open whether it was done, and says so. */
export function PayOutQuestion({ id, amount, onDone }: PayOutQuestionProps) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const pay = async (): Promise<void> => {
    setBusy(true);
    setFault('');
    const result = await writeService('payOutCustomRetailerBetslip', { body: { bsid: id } });
    setBusy(false);
    if (!result.ok) {
      setFault(failureText(result.failure));
      return;
    }
    hideModal();
    onDone();
  };
  return (
    <div className={styles['question']}>
      <p>
        <b className="num">{id}</b> numaralı kuponun kazancını müşterine nakit verdiğini onaylıyor musun?
      </p>
      <p className={`${styles['amount']} num`}>{moneyText(amount)}</p>
      <FormError text={fault} />
      <div className={styles['actions']}>
        <Button variant="quiet" disabled={busy} onClick={hideModal}>
          Vazgeç
        </Button>
        <Button variant="primary" disabled={busy} aria-busy={busy} onClick={() => void pay()}>
          Ödedim, onayla
        </Button>
      </div>
    </div>
  );
}
