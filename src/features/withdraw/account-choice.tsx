import { accountTitle } from '../../domain/bank-account/bank-accounts-view.ts';
import { ibanText } from '../../domain/bank-account/iban.ts';
import type { BankAccount } from '../../model/payment.ts';
import choice from '../../ui/form/choice.module.css';
import styles from './withdraw.module.css';

interface AccountChoiceProps {
  accounts: readonly BankAccount[];
  /** Id of one of them. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Choice of the bank account to pay to. */
export function AccountChoice({ accounts, chosen, onChoose }: AccountChoiceProps) {
  return (
    <fieldset className={styles['accounts']}>
      <legend className={styles['label']}>Banka hesabı</legend>
      {accounts.map((account) => (
        <label key={account.id} className={styles['account']}>
          <input
            type="radio"
            className={choice['radio']}
            name="account"
            checked={account.id === chosen}
            onChange={() => onChoose(account.id)}
          />
          <span className={styles['words']}>
            <b>{wordsOf(account)}</b>
            <span className={`${styles['hint']} num`}>{ibanText(account.iban)}</span>
            {account.owner !== '' && <span className={styles['hint']}>{account.owner}</span>}
          </span>
          {account.isDefault && <span className={styles['mark']}>Varsayılan</span>}
        </label>
      ))}
    </fieldset>
  );
}

/** Bank of the account, with the player's name for it if that differs (rule bank-1). */
function wordsOf(account: BankAccount): string {
  const { title, bank } = accountTitle(account);
  return bank === '' ? title : `${bank} · ${title}`;
}
