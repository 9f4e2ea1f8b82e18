import { accountTitle } from '../../domain/bank-account/bank-accounts-view.ts';
import { ibanText } from '../../domain/bank-account/iban.ts';
import type { BankAccount } from '../../model/payment.ts';
import styles from './bank-accounts.module.css';

/** The account's name, its bank if the name differs from it, and its IBAN. */
export function AccountLabel({ account }: { account: BankAccount }) {
  const { title, bank } = accountTitle(account);
  return (
    <span className={styles['words']}>
      <span className={styles['title']}>
        <b className={styles['name']}>{title}</b>
        {account.isDefault && <span className={styles['mark']}>Varsayılan</span>}
      </span>
      {bank !== '' && <span className={styles['fact']}>{bank}</span>}
      <span className={`${styles['fact']} num`}>{ibanText(account.iban)}</span>
    </span>
  );
}
