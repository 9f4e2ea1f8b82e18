import { codeFault } from '../../domain/member/fields/code.ts';
import { REQUIRED } from '../../domain/member/fields/required.ts';
import { failureText } from '../../domain/failure-text.ts';
import type { PendingSignIn } from '../../state/member/kept-sign-in.ts';
import { useReloadHold } from '../../state/device/reload-hold.ts';
import { writeService } from '../../state/engine/services.ts';
import { useSmsCode } from '../../state/member/use-sms-code.ts';
import { Button } from '../../ui/control/button.tsx';
import { CodeField } from '../../ui/form/code-field.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { ResendCode } from '../../parts/code-entry/resend-code.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './sign-in.module.css';
import type { SignInFlow } from './use-sign-in-flow.ts';

export interface CodeStepProps {
  flow: SignInFlow;
  pending: PendingSignIn;
}

/** Codes 100 and 103 (player-account §4). A device is confirmed by the password as well: after a reload it is asked for. */
export function CodeStep({ flow, pending }: CodeStepProps) {
  const asksPassword = pending.step === 'deviceConfirmation' && flow.passwordLost;
  const form = useForm({
    initial: { password: '', code: '' },
    check: (values) => ({
      password: asksPassword && values.password === '' ? REQUIRED : '',
      code: codeFault(values.code) ?? '',
    }),
    submit: (values) => flow.sendCode(values.code, values.password),
  });
  useReloadHold(true);
  useSmsCode((code) => form.set('code', code));
  const resend = async (): Promise<string> => {
    const result = await writeService('resendActivationCode', { body: { userInfo: pending.userInfo } });
    if (!result.ok) return failureText(result.failure);
    flow.codeRenewed(result.value.codeValidityDate);
    return '';
  };
  return (
    <form {...form.form} className={styles['form']}>
      <p className={styles['lead']}>{texts[pending.step]}</p>
      {asksPassword && (
        <PasswordField
          label="Şifre"
          hint="Güvenliğin için şifreni tekrar gir."
          {...form.text('password')}
          autoComplete="current-password"
          focused
        />
      )}
      <CodeField label="6 haneli kod" {...form.text('code')} focused={!asksPassword} />
      <FormError text={form.formError} />
      <div className={styles['actions']}>
        <SubmitButton busy={form.busy}>Onayla</SubmitButton>
        <ResendCode until={pending.validUntil} resend={resend} />
        <Button variant="text" onClick={flow.startAgain}>
          Farklı bir hesapla giriş yap
        </Button>
      </div>
    </form>
  );
}

export const codeStepTitles: Record<PendingSignIn['step'], string> = {
  activationCode: 'Aktivasyon kodu',
  deviceConfirmation: 'Cihazını doğrula',
};

const texts: Record<PendingSignIn['step'], string> = {
  activationCode: 'Hesabını etkinleştirmek için telefonuna gönderdiğimiz 6 haneli aktivasyon kodunu gir.',
  deviceConfirmation: 'Bu cihazdan ilk kez giriş yapıyorsun. Telefonuna gönderdiğimiz 6 haneli kodu girerek onayla.',
};
