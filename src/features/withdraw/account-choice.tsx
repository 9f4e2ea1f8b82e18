import { ibanText } from '../../domain/bank-account/iban.ts';
import type { BankAccount } from '../../model/bank-account.ts';
import choice from '../../ui/form/choice.module.css';
import styles from './withdraw.module.css';

export interface AccountChoiceProps {
  accounts: readonly BankAccount[];
  /** Id of one of them. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Where the money goes to. */
export function AccountChoice({ accounts, chosen, onChoose }: AccountChoiceProps) {
  return (
    <fieldset className={styles['accounts']}>
      <legend className={styles['label']}>Banka hesabı</legend>
      {accounts.map(({ id, iban, bankName, name, owner, isDefault }) => (
        <label key={id} className={styles['account']}>
          <input
            type="radio"
            className={choice['radio']}
            name="account"
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span className={styles['words']}>
            <b>{[bankName, name].filter(Boolean).join(' · ') || 'Banka hesabım'}</b>
            <span className={`${styles['hint']} num`}>{ibanText(iban)}</span>
            {owner !== '' && <span className={styles['hint']}>{owner}</span>}
          </span>
          {isDefault && <span className={styles['mark']}>Varsayılan</span>}
        </label>
      ))}
    </fieldset>
  );
}
