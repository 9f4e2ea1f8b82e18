import { useEffect } from 'react';
import { bankNameOf } from '../../domain/bank-account/bank-accounts-view.ts';
import { ibanText } from '../../domain/bank-account/iban.ts';
import { moneyText } from '../../domain/number-text.ts';
import { payoutAmount } from '../../domain/withdrawal/withdrawal-rules.ts';
import type { BankAccount, WithdrawalTerms } from '../../model/payment.ts';
import { useWithdrawal } from '../../state/member/use-withdrawal.ts';
import { hideModal } from '../../state/overlays/dialogs.ts';
import { type WithdrawalFact, WithdrawalFacts } from './withdrawal-facts.tsx';

interface WithdrawalSummaryProps {
  /** Kuruş. */
  amount: number;
  account: BankAccount;
  terms: WithdrawalTerms;
}

/** Summary of the withdrawal, confirmed before it is sent. */
export function WithdrawalSummary({ amount, account, terms: { fee, duration } }: WithdrawalSummaryProps) {
  const phase = useWithdrawal()?.phase;
  // Once it is sent, here or in another tab, there is nothing left to confirm.
  useEffect(() => {
    if (phase === 'confirmed' || phase === 'unknown') hideModal();
  }, [phase]);
  const reaches = payoutAmount(amount, fee);
  const kept: WithdrawalFact[] =
    fee !== null && fee > 0 && reaches !== null
      ? [
          ['Ücret', moneyText(fee)],
          ['Hesabına geçecek', moneyText(reaches)],
        ]
      : [];
  return (
    <>
      <WithdrawalFacts
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
