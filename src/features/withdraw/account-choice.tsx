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
    <fieldset className={`stack shrink gap-2 ${styles['accounts']}`}>
      <legend className="text-sm weight-600 muted">Banka hesabı</legend>
      {accounts.map((account) => (
        <label key={account.id} className={`row gap-3 ${styles['account']}`}>
          <input
            type="radio"
            className={choice['radio']}
            name="account"
            checked={account.id === chosen}
            onChange={() => onChoose(account.id)}
          />
          <span className="stack fill shrink gap-2px text-sm">
            <b>{wordsOf(account)}</b>
            <span className={`text-xs muted leading-145 ${styles['hint']} num`}>{ibanText(account.iban)}</span>
            {account.owner !== '' && (
              <span className={`text-xs muted leading-145 ${styles['hint']}`}>{account.owner}</span>
            )}
          </span>
          {account.isDefault && <span className={`text-xs weight-600 muted ${styles['mark']}`}>Varsayılan</span>}
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
