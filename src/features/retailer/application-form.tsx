import { failureText } from '../../domain/failure-text.ts';
import { useReloadHold } from '../../state/device/reload-hold.ts';
import { useDistricts, useProvinces } from '../../parts/retailer-picker/use-retailer-search.ts';
import { writeService } from '../../state/engine/services.ts';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { PhoneField } from '../../ui/form/phone-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { applicationBody, applicationFaults, emptyApplication } from './application.ts';
import styles from './application-page.module.css';
import { TextAreaField } from './text-area-field.tsx';

export function ApplicationForm({ onSent }: { onSent: () => void }) {
  const form = useForm({
    initial: emptyApplication,
    check: applicationFaults,
    submit: async (values) => {
      const result = await writeService('applyForRetail', { body: applicationBody(values) });
      if (!result.ok) return { form: failureText(result.failure) };
      onSent();
      return null;
    },
  });
  useReloadHold(form.changed);
  const provinces = useProvinces();
  const districts = useDistricts(form.values.provinceId === '' ? null : Number(form.values.provinceId));
  const failed = provinces.phase === 'failed' ? provinces : districts;
  const province = form.text('provinceId');
  return (
    <form {...form.form} className={styles['form']} aria-label="Bayilik başvurusu">
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
          options={(provinces.value ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
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
          options={(districts.value ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.text('districtId')}
        />
      </div>
      <TextAreaField label="İş yeri adresi" autoComplete="street-address" {...form.text('address')} />
      <TextAreaField label="Mesajın (isteğe bağlı)" {...form.text('message')} />
      <FormError text={form.formError} />
      <SubmitButton busy={form.busy}>Başvuruyu gönder</SubmitButton>
    </form>
  );
}
