import { Link } from 'wouter';
import { moneyText } from '../../domain/number-text.ts';
import { clockTime } from '../../domain/time.ts';
import { WITHDRAWAL_ACCEPTED_TITLE } from './outcome-texts.ts';
import type { DetailedWithdrawState } from '../../model/withdrawal.ts';
import { Success } from '../../parts/success/success.tsx';
import { accountLinks } from '../../routes/account-routes.ts';
import { dismissWithdrawal } from '../../state/member/use-withdrawal.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import styles from './withdraw.module.css';

interface WithdrawalConfirmationProps {
  withdrawal: Extract<DetailedWithdrawState, { phase: 'confirmed' }>;
  duration: string | null;
}

/** The accepted withdrawal: its facts and the next steps. */
export function WithdrawalConfirmation({ withdrawal: { amount, sentAt }, duration }: WithdrawalConfirmationProps) {
  return (
    <Success
      title={WITHDRAWAL_ACCEPTED_TITLE}
      text="Tutar bakiyenden ayrıldı. Talebin kontrol edilip bankana gönderilecek; durumunu aşağıda izleyebilirsin."
      focused
      nextSteps={
        <>
          <Button variant="primary" wide onClick={dismissWithdrawal}>
            Tamam
          </Button>
          <Link href={accountLinks.transactions({ tur: 'bekleyen-para-cekme' })} className={buttonClass('quiet', true)}>
            Hesap hareketlerim
          </Link>
        </>
      }
    >
      <WithdrawalFacts
        className={styles['told']}
        of={[
          ['Tutar', moneyText(amount)],
          ['Saat', clockTime(sentAt)],
          duration === null ? null : ['Beklenen süre', duration],
        ]}
      />
    </Success>
  );
}
