import { ibanText } from '../../domain/iban-text.ts';
import type { PayoutAccount } from '../../model/withdrawal.ts';
import choice from '../../ui/form/choice.module.css';
import styles from './withdraw.module.css';

export interface AccountChoiceProps {
  accounts: readonly PayoutAccount[];
  /** Id of one of them. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Where the money goes to. */
export function AccountChoice({ accounts, chosen, onChoose }: AccountChoiceProps) {
  return (
    <fieldset className={styles['accounts']}>
      <legend className={styles['label']}>Banka hesabı</legend>
      {accounts.map(({ id, iban, bankName, label, owner, isDefault }) => (
        <label key={id} className={styles['account']} data-account={id}>
          <input
            type="radio"
            className={choice['radio']}
            name="account"
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span className={styles['words']}>
            <b>{[bankName, label].filter(Boolean).join(' · ') || 'Banka hesabım'}</b>
            <span className={`${styles['hint']} num`}>{ibanText(iban)}</span>
            {owner !== '' && <span className={styles['hint']}>{owner}</span>}
          </span>
          {isDefault && <span className={styles['mark']}>Varsayılan</span>}
        </label>
      ))}
    </fieldset>
  );
}
