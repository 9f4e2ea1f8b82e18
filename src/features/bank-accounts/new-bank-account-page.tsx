import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  MAX_ACCOUNT_NAME_LENGTH,
  addBankAccountBody,
  bankAccountsView,
} from '../../domain/bank-account/bank-accounts-view.ts';
import { ibanFault, ibanBankCode, normalizeIban, formatTypedIban } from '../../domain/bank-account/iban.ts';
import { defaultFlagForRetry, isIbanRefusal, withRefusalAdvice } from './bank-account-refusals.ts';
import { UNKNOWN_OUTCOME_TEXT, outcomeText } from '../../domain/outcome-text.ts';
import { Page } from '../../parts/page/page.tsx';
import { bankAccountLinks } from '../../routes/account-routes.ts';
import { useReloadDeferral } from '../../state/device/use-reload-deferral.ts';
import { writeService } from '../../state/engine/call-service.ts';
import { useIsMounted } from '../../state/engine/use-action.ts';
import { useRead } from '../../state/load/use-read.ts';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './bank-accounts.module.css';
import { bankNameFromIban } from '../../domain/bank-account/bank-name-from-iban.ts';
import { Field, type TextBinding } from '../../ui/form/field.tsx';
import { GroupedInput } from '../../ui/form/grouped-input.tsx';

/** `/profil/para-cekme/yeni-hesap-ekle`. The list of accounts is loaded too: the first account is the default. */
export default function NewBankAccountPage() {
  const list = useRead('getBankAccounts', {});
  const [, navigate] = useLocation();
  const stillHere = useIsMounted();
  const leave = (): void => {
    if (stillHere()) navigate(bankAccountLinks.list(), { replace: true });
  };
  return (
    <Page
      width="form"
      intro="Yalnızca kendi adına olan bir hesabı ekle. Başkasının hesabına yapılan çekimler iptal edilir."
      back={{ href: bankAccountLinks.list(), label: 'Banka hesaplarım' }}
      contentReady={list.phase !== 'loading'}
    >
      <LoadedContent of={list} skeleton={<Skeleton height={260} />}>
        {(all) => <AddForm lacksDefault={bankAccountsView(all).lacksDefault} reload={list.retry} onDone={leave} />}
      </LoadedContent>
    </Page>
  );
}

interface AddFormProps {
  lacksDefault: boolean;
  reload: () => void;
  onDone: () => void;
}

function AddForm({ lacksDefault, reload, onDone }: AddFormProps) {
  /** The default flag a refusal requires, because the service knows accounts the list does not have. */
  const [asked, setAsked] = useState<boolean>();
  const isDefault = asked ?? lacksDefault;
  const form = useForm({
    initial: { iban: '', name: '' },
    check: ({ iban }) => ({ iban: ibanFault(iban) ?? '' }),
    submit: async ({ iban, name }) => {
      const body = addBankAccountBody(iban, name, isDefault);
      const result = withRefusalAdvice(await writeService('addBankAccount', { body }), 'add');
      if (result.ok) {
        onDone();
        return null;
      }
      // The list may have changed, so it is loaded again before the next attempt.
      reload();
      setAsked((before) => defaultFlagForRetry(result.failure) ?? before);
      const text = outcomeText(result.failure, UNKNOWN_OUTCOME_TEXT);
      return isIbanRefusal(result.failure) ? { fields: { iban: text } } : { form: text };
    },
  });
  useReloadDeferral(form.changed);
  return (
    <FormFrame of={form} submit="Hesabı ekle" busyText="Ekleniyor…">
      <IbanField {...form.text('iban')} />
      <TextField
        label="Hesap adı (isteğe bağlı)"
        hint="Boş bırakırsan bankanın adı yazılır."
        maxLength={MAX_ACCOUNT_NAME_LENGTH}
        autoComplete="off"
        {...form.text('name')}
      />
      <p className={`text-sm muted leading-145 ${styles['fact']}`}>
        {isDefault
          ? `${asked === undefined ? 'İlk hesabın' : 'Bu hesap'}, varsayılan hesabın olur.`
          : 'Varsayılan hesabın değişmez. Eklediğin hesabı sonra kendi sayfasından varsayılan yapabilirsin.'}
      </p>
    </FormFrame>
  );
}

/** Input for an IBAN in groups of four, with the name of its bank (rules wallet-8, wallet-9). */
function IbanField({ error, name, value, onChange, onBlur }: TextBinding) {
  return (
    <Field label="IBAN" error={error} hint={bankHint(normalizeIban(value))}>
      {(control) => (
        <GroupedInput
          {...control}
          name={name}
          text={value}
          group={formatTypedIban}
          placeholder="TR00 0000 0000 0000 0000 0000 00"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          onText={({ text }) => onChange(text)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

function bankHint(iban: string): string {
  if (ibanBankCode(iban) === '') return 'Kopyaladığın IBAN’ı olduğu gibi yapıştırabilirsin.';
  return bankNameFromIban(iban) || 'Bankasını tanıyamadık. Yanlış yazmadıysan devam edebilirsin.';
}
