import { useId } from 'react';
import { Link } from 'wouter';
import { decimalText, moneyText } from '../../domain/number-text.ts';
import { parseAmount } from '../../domain/money-input.ts';
import { amountFault, quickWithdrawalAmounts } from '../../domain/withdrawal/withdrawal-rules.ts';
import type { BankAccount, WithdrawalTerms } from '../../model/payment.ts';
import { openConfirm } from '../../parts/confirm/confirm.tsx';
import { bankAccountLinks } from '../../routes/account-routes.ts';
import { useReloadDeferral } from '../../state/device/use-reload-deferral.ts';
import { useUnreachableText } from '../../state/engine/use-connection.ts';
import { useSession } from '../../state/member/session.ts';
import { withdraw } from '../../state/member/use-withdrawal.ts';
import { Button } from '../../ui/control/button.tsx';
import { Chip } from '../../ui/control/chip.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { AccountChoice } from './account-choice.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import { WithdrawalSummary } from './withdrawal-summary.tsx';
import styles from './withdraw.module.css';

interface WithdrawFormProps {
  terms: WithdrawalTerms;
  /** Accounts money can be sent to; at least one. */
  accounts: readonly BankAccount[];
  /** True while a withdrawal is in flight or unresolved. */
  locked: boolean;
}

/** Amount and account; a summary is shown before the request is sent. */
export function WithdrawForm({ terms, accounts, locked }: WithdrawFormProps) {
  const { player, balances } = useSession();
  const unreached = useUnreachableText('Çevrimdışıyken para çekemezsin.');
  const reasonId = useId();
  // Reason why nothing can be sent now; '' for none (rule withdrawal-6).
  const reason = locked ? 'Önceki talebinin sonucu bekleniyor.' : unreached;
  const limits = { ...terms, balance: balances?.balance ?? null };
  const first = accounts.find(({ isDefault }) => isDefault) ?? accounts[0];
  const form = useForm({
    initial: { amount: '', account: first?.id ?? '' },
    check: ({ amount }) => ({ amount: amountFault(parseAmount(amount), limits) }),
    submit: async ({ amount, account }) => {
      const kurus = parseAmount(amount);
      const to = accounts.find(({ id }) => id === account) ?? first;
      if (typeof kurus !== 'number' || to === undefined || reason !== '') return null;
      openConfirm({
        title: 'Para çekme özeti',
        children: <WithdrawalSummary amount={kurus} account={to} terms={terms} />,
        confirmText: `Çek · ${moneyText(kurus)}`,
        busyText: 'Gönderiliyor…',
        onConfirm: () => withdraw(kurus, to.id),
      });
      return null;
    },
  });
  useReloadDeferral(form.values.amount !== '');
  const name = player === null ? '' : `${player.name} ${player.surname}`.trim();
  return (
    <form {...form.form} className="stack one-column gap-3" aria-label="Para çek">
      <Terms terms={terms} />
      <MoneyField label="Tutar" {...form.text('amount')} />
      <fieldset className={styles['quick']} aria-label="Hazır tutarlar">
        {quickWithdrawalAmounts(limits).map(({ amount, all }) => (
          <Chip
            key={amount}
            className="num"
            selected={parseAmount(form.values.amount) === amount}
            onClick={() => form.set('amount', decimalText(amount))}
          >
            {all ? `Tümü · ${moneyText(amount)}` : moneyText(amount)}
          </Chip>
        ))}
      </fieldset>
      <AccountChoice
        accounts={accounts}
        chosen={form.values.account}
        onChoose={(account) => form.set('account', account)}
      />
      <p className={`text-xs muted leading-145 ${styles['hint']}`}>
        Para yalnızca kendi adına olan hesaba gönderilir{name === '' ? '' : ` (${name})`}. Adı farklı bir hesaba yapılan
        talep iptal edilir. <Link href={bankAccountLinks.list()}>Banka hesaplarım</Link>
      </p>
      <output id={reasonId} className={reason === '' ? 'visually-hidden' : `text-sm weight-550 ${styles['reason']}`}>
        {reason}
      </output>
      <Button
        type="submit"
        variant="primary"
        wide
        className={styles['submit']}
        aria-disabled={reason !== ''}
        aria-describedby={reason === '' ? undefined : reasonId}
      >
        Devam et
      </Button>
    </form>
  );
}

/** Limits, fee and duration, shown before an amount is typed. */
function Terms({ terms: { min, max, fee, duration } }: { terms: WithdrawalTerms }) {
  return (
    <WithdrawalFacts
      of={[
        min === null ? null : ['En az', moneyText(min)],
        max === null ? null : ['En fazla', moneyText(max)],
        fee === null ? null : ['Ücret', fee === 0 ? 'Yok' : moneyText(fee)],
        duration === null ? null : ['Süre', duration],
      ]}
    />
  );
}
