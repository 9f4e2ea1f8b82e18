import { failureText } from '../../../domain/failure-text.ts';
import { phoneFault } from '../../../domain/member/fields/phone.ts';
import { isAnsweredError } from '../../../domain/member/registration/registration-errors.ts';
import { changePhone } from '../../../state/member/registration.ts';
import { Button } from '../../../ui/control/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import styles from './code-form.module.css';
import { focusField } from '../details/focus-field.ts';
import { showRegistrationError } from '../registration-error.tsx';

/** Another number, and with it another code and another countdown (player-account §4). */
export function PhoneForm({ onDone }: { onDone: () => void }) {
  const form = useForm<{ phoneNumber: string }>({
    initial: { phoneNumber: '' },
    check: ({ phoneNumber }) => ({ phoneNumber: phoneFault(phoneNumber) ?? '' }),
    submit: async ({ phoneNumber }) => {
      const failure = await changePhone(phoneNumber);
      if (failure === null) {
        onDone();
        return null;
      }
      if (!isAnsweredError(failure)) return { form: failureText(failure) };
      showRegistrationError(failure, () => focusField(form.form.ref.current, 'phoneNumber'));
      return {};
    },
  });

  const phoneNumber = form.text('phoneNumber');

  return (
    <form {...form.form} className={styles['form']} aria-label="Telefon numarasını değiştir">
      <PhoneField
        {...phoneNumber}
        focused
        onBlur={() => phoneNumber.value !== '' && phoneNumber.onBlur()}
        label="Yeni cep telefonu"
        hint="Yeni bir onay kodu göndereceğiz."
      />
      <FormError text={form.formError} />
      <SubmitButton busy={form.busy}>{form.busy ? 'Gönderiliyor…' : 'Kodu gönder'}</SubmitButton>
      <Button variant="text" onClick={onDone}>
        Vazgeç
      </Button>
    </form>
  );
}
