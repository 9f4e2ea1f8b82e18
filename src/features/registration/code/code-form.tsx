import { codeFault } from '../../../domain/member/fields/code.ts';
import { failureText } from '../../../domain/failure-text.ts';
import { isAnsweredError } from '../../../domain/member/registration/registration-errors.ts';
import { confirmCode } from '../../../state/member/registration.ts';
import { useSmsCode } from '../../../state/member/use-sms-code.ts';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { focusField } from '../details/focus-field.ts';
import styles from './code-form.module.css';
import { showRegistrationError } from '../registration-error.tsx';

/** The six digits: emptied when they are wrong, kept when nobody could say. */
export function CodeForm() {
  const form = useForm<{ code: string }>({
    initial: { code: '' },
    check: ({ code }) => ({ code: codeFault(code) ?? '' }),
    submit: async ({ code }) => {
      const failure = await confirmCode(code);
      if (failure === null) return null;
      // Never reached the service: the code is as good as before.
      if (!isAnsweredError(failure)) return { form: failureText(failure) };
      showRegistrationError(failure, () => focusField(form.form.ref.current, 'code'));
      return { clear: ['code'] };
    },
  });
  useSmsCode((code) => form.set('code', code));
  const code = form.text('code');

  return (
    <form {...form.form} className={styles['form']} aria-label="SMS Onay">
      <CodeField
        {...code}
        focused
        // Left empty it is not wrong yet: the player looks for the SMS, or a dialog took the keyboard.
        onBlur={() => code.value !== '' && code.onBlur()}
        label="Onay kodu"
        hint="SMS ile gelen 6 haneli kodu gir."
      />
      <FormError text={form.formError} />
      <SubmitButton busy={form.busy}>{form.busy ? 'Kontrol ediliyor…' : 'Onayla'}</SubmitButton>
    </form>
  );
}
