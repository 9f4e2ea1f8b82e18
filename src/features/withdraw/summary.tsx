import { useEffect } from 'react';
import { ibanText } from '../../domain/iban-text.ts';
import { moneyText } from '../../domain/number-text.ts';
import { paidOut } from '../../domain/withdrawal/rules.ts';
import type { BankAccount } from '../../model/bank-account.ts';
import type { WithdrawalTerms } from '../../model/withdrawal.ts';
import { useWithdrawal } from '../../state/member/withdrawal.ts';
import { hideModal } from '../../state/overlays/dialogs.ts';
import styles from './withdraw.module.css';

export interface SummaryProps {
  /** Kuruş. */
  amount: number;
  account: BankAccount;
  terms: WithdrawalTerms;
}

/** What will be asked for, once more, before it is. */
export function Summary({ amount, account: { iban, bankName, owner }, terms: { fee, duration } }: SummaryProps) {
  const phase = useWithdrawal()?.phase;
  // Sent, here or in another tab: there is nothing to agree to any more.
  useEffect(() => {
    if (phase === 'confirmed' || phase === 'unknown') hideModal();
  }, [phase]);
  const reaches = paidOut(amount, fee);
  const facts: [string, string][] = [['Tutar', moneyText(amount)]];
  if (fee !== null && fee > 0 && reaches !== null) {
    facts.push(['Ücret', moneyText(fee)], ['Hesabına geçecek', moneyText(reaches)]);
  }
  facts.push(['Banka', bankName || 'Banka hesabım'], ['IBAN', ibanText(iban)]);
  if (owner !== '') facts.push(['Hesap sahibi', owner]);
  if (duration !== null) facts.push(['Beklenen süre', duration]);
  return (
    <>
      <dl className={`${styles['facts']} num`}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>Onayladığında tutar bakiyenden ayrılır; gönderilen talep geri alınamaz.</p>
    </>
  );
}
