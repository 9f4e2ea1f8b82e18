import { MAX_ACCOUNT_NAME_LENGTH } from '../../domain/bank-account/bank-accounts-view.ts';
import { UNKNOWN_OUTCOME_TEXT, outcomeText } from '../../domain/outcome-text.ts';
import type { BankAccount } from '../../model/bank-account.ts';
import { useReloadDeferral } from '../../state/device/use-reload-deferral.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import type { FlagBinding } from '../../ui/form/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useNewerServerValues } from '../../ui/form/use-newer-server-values.ts';
import styles from './bank-accounts.module.css';
import { updateAccount } from './update-account.ts';

export interface AccountFormProps {
  account: BankAccount;
  /** True when the player has no default account yet: this account becomes the default. */
  first: boolean;
  onDone: () => void;
}

/** Form for an account's name and its default flag. For an account on hold, saving also confirms it. */
export function AccountForm({ account, first, onDone }: AccountFormProps) {
  const facts = { name: account.name, isDefault: account.isDefault };
  const form = useForm({
    initial: facts,
    check: () => ({}),
    submit: async ({ name, isDefault }) => {
      const result = await updateAccount(account, { name, makeDefault: isDefault && !account.isDefault });
      if (!result.ok) return { form: outcomeText(result.failure, UNKNOWN_OUTCOME_TEXT) };
      onDone();
      return null;
    },
  });
  useNewerServerValues(form, facts);
  useReloadDeferral(form.values.name !== facts.name || form.values.isDefault !== facts.isDefault);
  const held = account.status === 'hold';
  return (
    <FormFrame of={form} label="Banka hesabı" submit={held ? 'Hesabı onayla' : 'Kaydet'} busyText="Kaydediliyor…">
      <TextField
        label="Hesap adı"
        hint="Boş bırakırsan bankanın adı yazılır."
        maxLength={MAX_ACCOUNT_NAME_LENGTH}
        autoComplete="off"
        {...form.text('name')}
      />
      <DefaultChoice account={account} first={first} flag={form.flag('isDefault')} />
    </FormFrame>
  );
}

interface DefaultChoiceProps extends Pick<AccountFormProps, 'account' | 'first'> {
  flag: FlagBinding;
}

/** The flag can be set but not cleared: one account is always the default (rule bank-2). */
function DefaultChoice({ account, first, flag }: DefaultChoiceProps) {
  if (account.isDefault) {
    return (
      <p className={`text-sm muted leading-145 ${styles['fact']}`}>
        Varsayılan hesabın. Değiştirmek için başka bir hesabını varsayılan yap.
      </p>
    );
  }
  if (first)
    return (
      <p className={`text-sm muted leading-145 ${styles['fact']}`}>
        Varsayılan başka hesabın yok, bu hesap varsayılan olur.
      </p>
    );
  return <CheckboxField label="Varsayılan hesabım olsun" {...flag} />;
}
