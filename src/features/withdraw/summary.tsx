import { useEffect } from 'react';
import { bankNameOf } from '../../domain/bank-account/accounts.ts';
import { ibanText } from '../../domain/bank-account/iban.ts';
import { moneyText } from '../../domain/number-text.ts';
import { paidOut } from '../../domain/withdrawal/rules.ts';
import type { BankAccount } from '../../model/bank-account.ts';
import type { WithdrawalTerms } from '../../model/withdrawal.ts';
import { useWithdrawal } from '../../state/member/withdrawal.ts';
import { hideModal } from '../../state/overlays/dialogs.ts';
import { type Fact, Facts } from './facts.tsx';

export interface SummaryProps {
  /** Kuruş. */
  amount: number;
  account: BankAccount;
  terms: WithdrawalTerms;
}

/** Summary of the withdrawal, confirmed before it is sent. */
export function Summary({ amount, account, terms: { fee, duration } }: SummaryProps) {
  const phase = useWithdrawal()?.phase;
  // Once it is sent, here or in another tab, there is nothing left to confirm.
  useEffect(() => {
    if (phase === 'confirmed' || phase === 'unknown') hideModal();
  }, [phase]);
  const reaches = paidOut(amount, fee);
  const kept: Fact[] =
    fee !== null && fee > 0 && reaches !== null
      ? [
          ['Ücret', moneyText(fee)],
          ['Hesabına geçecek', moneyText(reaches)],
        ]
      : [];
  return (
    <>
      <Facts
        of={[
          ['Tutar', moneyText(amount)],
          ...kept,
          ['Banka', bankNameOf(account) || 'Banka hesabım'],
          ['IBAN', ibanText(account.iban)],
          account.owner === '' ? null : ['Hesap sahibi', account.owner],
          duration === null ? null : ['Beklenen süre', duration],
        ]}
      />
      <p>Onayladığında tutar bakiyenden ayrılır; gönderilen talep geri alınamaz.</p>
    </>
  );
}
