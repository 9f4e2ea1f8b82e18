import { accountTitle } from '../../domain/bank-account/bank-accounts-view.ts';
import { ibanText } from '../../domain/bank-account/iban.ts';
import type { BankAccount } from '../../model/bank-account.ts';
import styles from './bank-accounts.module.css';

/** The account's name, its bank if the name differs from it, and its IBAN. */
export function AccountLabel({ account }: { account: BankAccount }) {
  const { title, bank } = accountTitle(account);
  return (
    <span className={`stack fill shrink gap-2px ${styles['words']}`}>
      <span className={`row wrap ${styles['title']}`}>
        <b className={styles['name']}>{title}</b>
        {account.isDefault && <span className={`rigid weight-650 ${styles['mark']}`}>Varsayılan</span>}
      </span>
      {bank !== '' && <span className={`text-sm muted leading-145 ${styles['fact']}`}>{bank}</span>}
      <span className={`text-sm muted leading-145 ${styles['fact']} num`}>{ibanText(account.iban)}</span>
    </span>
  );
}
