import { useEffect } from 'react';
import { codeFault } from '../../domain/member/code.ts';
import { failureText } from '../../domain/failure-text.ts';
import { isAnsweredError } from '../../domain/member/registration-errors.ts';
import { confirmCode, restartRegistration } from '../../state/registration.ts';
import { useSmsCode } from '../../state/sms-code.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/form/code-field.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import type { CodeStepState } from './code-step.tsx';
import { focusField } from './focus-field.ts';
import styles from './code-form.module.css';
import { showRegistrationError } from './registration-error.tsx';
import { ResendCode } from './resend-code.tsx';

export function CodeForm({ now, onChangePhone }: { now: CodeStepState; onChangePhone: () => void }) {
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
  const { ref } = form.form;
  useEffect(() => focusField(ref.current, 'code'), [ref]);
  useSmsCode((code) => form.set('code', code));
  const code = form.text('code');

  return (
    <>
      <form {...form.form} className={styles['form']} aria-label="SMS Onay">
        <CodeField
          {...code}
          // Left empty it is not wrong yet: the player looks for the SMS, or a dialog took the keyboard.
          onBlur={() => code.value !== '' && code.onBlur()}
          label="Onay kodu"
          hint="SMS ile gelen 6 haneli kodu gir."
        />
        <FormError text={form.formError} />
        <SubmitButton busy={form.busy}>{form.busy ? 'Kontrol ediliyor…' : 'Onayla'}</SubmitButton>
      </form>
      <ResendCode until={now.codeValidityDate} />
      <div className={styles['other']}>
        <Button variant="text" onClick={onChangePhone}>
          Telefon numaramı değiştir
        </Button>
        <Button variant="text" onClick={restartRegistration}>
          Bilgilerimi düzenle
        </Button>
      </div>
    </>
  );
}
