import { useState } from 'react';
import { Link } from 'wouter';
import { failureText } from '../../domain/failure-text.ts';
import { UNKNOWN_OUTCOME_TEXT, outcomeText } from '../../domain/outcome-text.ts';
import type { Loaded } from '../../model/load.ts';
import type { NamedPlace } from '../../model/retailer.ts';
import { Page } from '../../parts/page/page.tsx';
import { useDistricts, useProvinces } from '../../parts/retailer-picker/use-retailer-search.ts';
import { Success } from '../../parts/success/success.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { useReloadDeferral } from '../../state/device/use-reload-deferral.ts';
import { writeService } from '../../state/engine/call-service.ts';
import { useBotCheck, withBotCheck } from '../../state/operator/bot-check.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PhoneField } from '../../ui/form/masked-fields.tsx';
import { SelectField, type SelectOption } from '../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './application-page.module.css';
import type { CallInputOf } from '../../contract/services/calls.ts';
import { emailAddress, emailFault, phoneFault } from '../../domain/member/fields/contact-details.ts';
import { personName } from '../../domain/member/fields/identity.ts';
import { requiredFault } from '../../domain/member/fields/required.ts';

/** Application to become a retailer, for members and visitors. */
export default function ApplicationPage() {
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <Page heading="none">
        <Success
          title="Başvurun alındı"
          text="Başvurunu inceleyip en kısa sürede verdiğin numaradan seni arayacağız."
          focused
          nextSteps={
            <Link href={entryLinks.home()} className={buttonClass('primary', true)}>
              Anasayfaya git
            </Link>
          }
        />
      </Page>
    );
  }
  return (
    <Page intro="Bayimiz olmak ister misin? Formu doldur, başvurunu inceleyip en kısa sürede seni arayalım.">
      <ApplicationForm onSent={() => setSent(true)} />
    </Page>
  );
}

function ApplicationForm({ onSent }: { onSent: () => void }) {
  const form = useForm({
    initial: emptyApplication,
    check: applicationFaults,
    submit: async (values) => {
      const body = applicationBody(values);
      const result = await withBotCheck('applyForRetail', (checked) =>
        writeService('applyForRetail', { body, ...checked }),
      );
      if (!result.ok) return { form: outcomeText(result.failure, UNKNOWN_OUTCOME_TEXT) };
      onSent();
      return null;
    },
  });
  useBotCheck();
  useReloadDeferral(form.changed);
  const provinces = useProvinces();
  const districts = useDistricts(form.values.provinceId === '' ? null : Number(form.values.provinceId));
  const failed = provinces.phase === 'failed' ? provinces : districts;
  // The notice below shows the failure of a list, so the form does not repeat the same text.
  const told = failed.phase === 'failed' && failed.failure !== null ? failureText(failed.failure) : '';
  const province = form.text('provinceId');
  return (
    <FormFrame
      of={told === form.formError ? { ...form, formError: '' } : form}
      label="Bayilik başvurusu"
      submit="Başvuruyu gönder"
    >
      <div className={styles['pair']}>
        <TextField label="Ad" autoComplete="given-name" maxLength={50} {...form.text('name')} />
        <TextField label="Soyad" autoComplete="family-name" maxLength={50} {...form.text('surname')} />
      </div>
      <div className={styles['pair']}>
        <PhoneField label="Telefon numarası" {...form.text('phoneNumber')} />
        <TextField label="E-posta" type="email" inputMode="email" autoComplete="email" {...form.text('email')} />
      </div>
      {failed.phase === 'failed' && failed.failure !== null && (
        <FailureNotice failure={failed.failure} onRetry={failed.retry} />
      )}
      <div className={styles['pair']}>
        <SelectField
          label="İl"
          placeholder={provinces.phase === 'loading' ? 'Yükleniyor…' : 'Seç'}
          options={optionsOf(provinces)}
          {...province}
          onChange={(value) => {
            province.onChange(value);
            form.set('districtId', '');
          }}
        />
        <SelectField
          label="İlçe"
          placeholder={
            districts.phase === 'idle' ? 'Önce il seç' : districts.phase === 'loading' ? 'Yükleniyor…' : 'Seç'
          }
          disabled={districts.phase !== 'ready'}
          options={optionsOf(districts)}
          {...form.text('districtId')}
        />
      </div>
      <TextAreaField label="İş yeri adresi" autoComplete="street-address" {...form.text('address')} />
      <TextAreaField label="Mesajın (isteğe bağlı)" {...form.text('message')} />
    </FormFrame>
  );
}

function optionsOf({ value = [] }: Loaded<NamedPlace[]>): SelectOption[] {
  return value.map(({ id, name }) => ({ value: String(id), label: name }));
}

/** Values, checks and request body of an application to become a retailer. */
const emptyApplication = {
  name: '',
  surname: '',
  phoneNumber: '',
  email: '',
  provinceId: '',
  districtId: '',
  address: '',
  message: '',
};
type RetailerApplication = typeof emptyApplication;

/** Every field but the message is required; each is checked by the rules of its kind (rule retailer-12). */
function applicationFaults(values: RetailerApplication): Partial<Record<keyof RetailerApplication, string>> {
  const faults = {
    name: requiredFault(values.name),
    surname: requiredFault(values.surname),
    phoneNumber: phoneFault(values.phoneNumber),
    email: emailFault(values.email),
    provinceId: requiredFault(values.provinceId),
    districtId: requiredFault(values.districtId),
    address: requiredFault(values.address),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

function applicationBody(values: RetailerApplication): CallInputOf<'applyForRetail'>['body'] {
  const { provinceId, districtId, phoneNumber, ...words } = values;
  const trimmed = {
    name: personName(words.name),
    surname: personName(words.surname),
    email: emailAddress(words.email),
    address: words.address.trim(),
    message: words.message.trim(),
  };
  return { ...trimmed, phoneNumber, provinceId: Number(provinceId), districtId: Number(districtId) };
}
