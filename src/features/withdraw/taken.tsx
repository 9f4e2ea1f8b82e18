import { Link } from 'wouter';
import { moneyText } from '../../domain/number-text.ts';
import { clockTime } from '../../domain/time.ts';
import { TAKEN } from '../../domain/withdrawal/outcome-texts.ts';
import type { WithdrawTold } from '../../model/withdrawal.ts';
import { Success } from '../../parts/success/success.tsx';
import { accountLinks } from '../../routes/account.ts';
import { dismissWithdrawal } from '../../state/member/withdrawal.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { Facts } from './facts.tsx';
import styles from './withdraw.module.css';

export interface TakenProps {
  withdrawal: Extract<WithdrawTold, { phase: 'confirmed' }>;
  duration: string | null;
}

/** The accepted withdrawal: its facts and the next steps. */
export function Taken({ withdrawal: { amount, sentAt }, duration }: TakenProps) {
  return (
    <Success
      title={TAKEN}
      text="Tutar bakiyenden ayrıldı. Talebin kontrol edilip bankana gönderilecek; durumunu aşağıda izleyebilirsin."
      focused
      ways={
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
      <Facts
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
