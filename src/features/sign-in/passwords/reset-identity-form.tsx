import { failureText } from '../../../domain/failure-text.ts';
import { isoDate, pastDateFault } from '../../../domain/member/fields/birth-date.ts';
import { codeUntil } from '../../../domain/member/fields/code.ts';
import { identityNumberFault } from '../../../domain/member/fields/identity-number.ts';
import type { PasswordReset } from '../../../state/member/kept-password-reset.ts';
import { useReloadHold } from '../../../state/device/reload-hold.ts';
import { writeService } from '../../../state/engine/services.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import styles from '../sign-in.module.css';

/** Step 1 of a forgotten password: identity number and birth date (player-account §3). */
export function ResetIdentityForm({ onSent }: { onSent: (reset: PasswordReset) => void }) {
  const form = useForm({
    initial: { identityNumber: '', birthDate: '' },
    check: (values) => ({
      identityNumber: identityNumberFault(values.identityNumber) ?? '',
      birthDate: pastDateFault(values.birthDate, Date.now()) ?? '',
    }),
    submit: async (values) => {
      const who = { identityNumber: values.identityNumber.trim(), birthDate: isoDate(values.birthDate) };
      const result = await writeService('forgotPassword', { body: who });
      if (!result.ok) return { form: failureText(result.failure) };
      onSent({ ...who, validUntil: codeUntil(result.value.codeValidityDate, Date.now() / 1000) });
      return null;
    },
  });
  useReloadHold(form.changed);
  return (
    <form {...form.form} className={styles['form']}>
      <TextField
        label="T.C. kimlik no"
        {...form.text('identityNumber')}
        inputMode="numeric"
        maxLength={11}
        autoComplete="off"
      />
      <DateField label="Doğum tarihi" {...form.text('birthDate')} />
      <FormError text={form.formError} />
      <SubmitButton busy={form.busy}>Kod gönder</SubmitButton>
    </form>
  );
}
