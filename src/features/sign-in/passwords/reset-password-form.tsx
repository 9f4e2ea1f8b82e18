import { failureText } from '../../../domain/failure-text.ts';
import { codeFault, codeUntil } from '../../../domain/member/fields/code.ts';
import type { PasswordReset } from '../../../state/member/kept-password-reset.ts';
import { useReloadHold } from '../../../state/device/reload-hold.ts';
import { writeService } from '../../../state/engine/services.ts';
import { useSmsCode } from '../../../state/member/use-sms-code.ts';
import { Button } from '../../../ui/control/button.tsx';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { ResendCode } from '../../../parts/code-entry/resend-code.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import styles from '../sign-in.module.css';
import { NewPasswordFields, newPasswordFaults } from './new-password-fields.tsx';

export interface ResetPasswordFormProps {
  reset: PasswordReset;
  onResent: (reset: PasswordReset) => void;
  onDone: () => void;
  onStartAgain: () => void;
}

/** Step 2 of a forgotten password: the code and the new password. */
export function ResetPasswordForm({ reset, onResent, onDone, onStartAgain }: ResetPasswordFormProps) {
  const { identityNumber, birthDate } = reset;
  const form = useForm({
    initial: { code: '', password: '', repeated: '' },
    check: (values) => ({ code: codeFault(values.code) ?? '', ...newPasswordFaults(values) }),
    submit: async ({ code, password }) => {
      const result = await writeService('resetPassword', { body: { identityNumber, activationCode: code, password } });
      if (!result.ok) {
        // What never reached the service may be right: it stays.
        const wrong = result.failure.kind === 'refused';
        return { form: failureText(result.failure), ...(wrong ? { clear: ['code' as const] } : {}) };
      }
      onDone();
      return null;
    },
  });
  useReloadHold(true);
  useSmsCode((code) => form.set('code', code));
  const resend = async (): Promise<string> => {
    const result = await writeService('resendResetPasswordCode', { body: { identityNumber, birthDate } });
    if (!result.ok) return failureText(result.failure);
    onResent({ ...reset, validUntil: codeUntil(result.value.codeValidityDate, Date.now() / 1000) });
    return '';
  };
  return (
    <form {...form.form} className={styles['form']}>
      <CodeField label="6 haneli kod" {...form.text('code')} focused />
      <NewPasswordFields password={form.text('password')} repeated={form.text('repeated')} />
      <FormError text={form.formError} />
      <div className={styles['actions']}>
        <SubmitButton busy={form.busy}>Şifreyi yenile</SubmitButton>
        <ResendCode until={reset.validUntil} resend={resend} />
        <Button variant="text" onClick={onStartAgain}>
          Bilgilerimi değiştir
        </Button>
      </div>
    </form>
  );
}
