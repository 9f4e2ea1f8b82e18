import { codeFault } from '../../domain/member/fields/credentials.ts';
import { REQUIRED_TEXT } from '../../domain/member/fields/required.ts';
import type { PendingSignIn } from '../../domain/member/sign-in/stored-sign-in.ts';
import { CodeEntry } from '../../parts/code-entry/code-entry.tsx';
import { Button } from '../../ui/control/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './sign-in.module.css';
import type { SignInFlow } from './use-sign-in-flow.ts';

interface SignInCodeProps {
  flow: SignInFlow;
  pending: PendingSignIn;
}

/**
 * Codes 100 and 103 (rule sign-in-4, sign-in-5). Confirming a device needs the password too, so after a reload it is
 * entered again.
 */
export function SignInCode({ flow, pending }: SignInCodeProps) {
  const asksPassword = pending.step === 'deviceConfirmation' && flow.passwordLost;
  const form = useForm({
    initial: { password: '', code: '' },
    check: (values) => ({
      password: asksPassword && values.password === '' ? REQUIRED_TEXT : '',
      code: codeFault(values.code) ?? '',
    }),
    submit: (values) => flow.sendCode(values.code, values.password),
  });
  return (
    <CodeEntry
      of={form}
      code={form.text('code')}
      label="6 haneli kod"
      focused={!asksPassword}
      submit="Onayla"
      until={pending.validUntil}
      resend={flow.resendCode}
      alternatives={
        <Button variant="text" onClick={flow.startAgain}>
          Farklı bir hesapla giriş yap
        </Button>
      }
    >
      <p className={`text-sm muted ${styles['intro']}`}>{texts[pending.step]}</p>
      {asksPassword && (
        <PasswordField
          label="Şifre"
          hint="Güvenliğin için şifreni tekrar gir."
          {...form.text('password')}
          autoComplete="current-password"
          focused
        />
      )}
    </CodeEntry>
  );
}

export const signInCodeTitles: Record<PendingSignIn['step'], string> = {
  activationCode: 'Aktivasyon kodu',
  deviceConfirmation: 'Cihazını doğrula',
};

const texts: Record<PendingSignIn['step'], string> = {
  activationCode: 'Hesabını etkinleştirmek için telefonuna gönderdiğimiz 6 haneli aktivasyon kodunu gir.',
  deviceConfirmation: 'Bu cihazdan ilk kez giriş yapıyorsun. Telefonuna gönderdiğimiz 6 haneli kodu girerek onayla.',
};
