import { useState } from 'react';
import { useLocation } from 'wouter';
import { NAME_LENGTH, addBody, shownAccounts } from '../../domain/bank-account/accounts.ts';
import { ibanFault } from '../../domain/bank-account/iban.ts';
import { defaultAfter, isOfIban, withAdvice } from '../../domain/bank-account/refusals.ts';
import { DOUBT, outcomeText } from '../../domain/outcome-text.ts';
import { Page } from '../../parts/page/page.tsx';
import { bankAccountLinks } from '../../routes/bank-accounts.ts';
import { useReloadHold } from '../../state/device/reload-hold.ts';
import { writeService } from '../../state/engine/services.ts';
import { useStillHere } from '../../state/engine/still-here.ts';
import { useRead } from '../../state/load/use-read.ts';
import { Shown } from '../../ui/feedback/shown.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './bank-accounts.module.css';
import { IbanField } from './iban-field.tsx';

/** `/profil/para-cekme/yeni-hesap-ekle`. The list of accounts is loaded too: the first account is the default. */
export default function NewBankAccountPage() {
  const list = useRead('getBankAccounts', {});
  const [, navigate] = useLocation();
  const stillHere = useStillHere();
  const leave = (): void => {
    if (stillHere()) navigate(bankAccountLinks.list(), { replace: true });
  };
  return (
    <Page
      width="form"
      intro="Yalnızca kendi adına olan bir hesabı ekle. Başkasının hesabına yapılan çekimler iptal edilir."
      back={{ href: bankAccountLinks.list(), label: 'Banka hesaplarım' }}
      stands={list.phase !== 'loading'}
    >
      <Shown of={list} skeleton={<Skeleton height={260} />}>
        {(all) => <AddForm lacksDefault={shownAccounts(all).lacksDefault} reload={list.retry} onDone={leave} />}
      </Shown>
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
      const body = addBody(iban, name, isDefault);
      const result = withAdvice(await writeService('addBankAccount', { body }), 'add');
      if (result.ok) {
        onDone();
        return null;
      }
      // The list may have changed, so it is loaded again before the next attempt.
      reload();
      setAsked((before) => defaultAfter(result.failure) ?? before);
      const text = outcomeText(result.failure, DOUBT);
      return isOfIban(result.failure) ? { fields: { iban: text } } : { form: text };
    },
  });
  useReloadHold(form.changed);
  return (
    <FormFrame of={form} submit="Hesabı ekle" busyText="Ekleniyor…">
      <IbanField {...form.text('iban')} />
      <TextField
        label="Hesap adı (isteğe bağlı)"
        hint="Boş bırakırsan bankanın adı yazılır."
        maxLength={NAME_LENGTH}
        autoComplete="off"
        {...form.text('name')}
      />
      <p className={styles['fact']}>
        {isDefault
          ? `${asked === undefined ? 'İlk hesabın' : 'Bu hesap'}, varsayılan hesabın olur.`
          : 'Varsayılan hesabın değişmez. Eklediğin hesabı sonra kendi sayfasından varsayılan yapabilirsin.'}
      </p>
    </FormFrame>
  );
}
