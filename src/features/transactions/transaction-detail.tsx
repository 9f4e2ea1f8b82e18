import { moneyText, signedMoneyText } from '../../domain/number-text.ts';
import { fullMomentText } from '../../domain/transaction/dates.ts';
import { signedAmount } from '../../domain/transaction/money-flow.ts';
import type { Transaction } from '../../model/transaction.ts';
import styles from './transactions.module.css';

/** All known facts of a transaction, for its sheet. */
export function TransactionDetail({ transaction }: { transaction: Transaction }) {
  const { id, at, description, balance, pocket, iban } = transaction;
  const facts: [label: string, value: string][] = [
    ['Tarih', fullMomentText(at)],
    ['Tutar', signedMoneyText(signedAmount(transaction))],
    [pocket === 'bonus' ? 'Sonraki bonus' : 'Sonraki bakiye', balance === null ? '' : moneyText(balance)],
    ['Açıklama', description],
    ['Banka hesabı', iban],
    ['İşlem no', id],
  ];
  return (
    <dl className={`stack gap-3 ${styles['detail']}`}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
