import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { failureText } from '../../../domain/failure-text.ts';
import { isoDate, pastDateFault } from '../../../domain/member/fields/birth-date.ts';
import { codeFault, codeUntil } from '../../../domain/member/fields/code.ts';
import { identityNumberFault } from '../../../domain/member/fields/identity-number.ts';
import type { PasswordReset } from '../../../domain/member/sign-in/sign-in-kept.ts';
import type { Result } from '../../../model/failure.ts';
import { CodeEntry, codeFailure } from '../../../parts/code-entry/code-entry.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { links } from '../../../routes/routes.ts';
import { useReloadHold } from '../../../state/device/reload-hold.ts';
import { writeService } from '../../../state/engine/services.ts';
import { forgetReset, handName, keepReset, pendingReset } from '../../../state/member/kept-sign-in.ts';
import { useBotCheck, withBotCheck } from '../../../state/operator/bot-check.ts';
import { Button, buttonClass } from '../../../ui/control/button.tsx';
import type { TextBinding } from '../../../ui/form/field.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { DateField } from '../../../ui/form/masked-fields.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import type { SignInPageState } from '../sign-in-page-state.ts';
import styles from '../sign-in.module.css';
import { NewPasswordFields, newPasswordFaults } from './new-password-fields.tsx';

/** Who it is, then the code of the SMS with the new password; a reload in between stays at the code. */
export default function ForgottenPasswordPage() {
  const [reset, setReset] = useState(pendingReset);
  const [, navigate] = useLocation();
  const wait = (next: PasswordReset): void => {
    keepReset(next);
    setReset(next);
  };
  if (reset === null) {
    return (
      <Page width="form" intro="Kimlik bilgilerini gir; kayıtlı telefon numarana bir doğrulama kodu gönderelim.">
        <div className={styles['card']}>
          <IdentityForm onSent={wait} />
        </div>
      </Page>
    );
  }
  const startAgain = (): void => {
    forgetReset();
    setReset(null);
  };
  const finish = (identityNumber: string): void => {
    forgetReset();
    handName(identityNumber);
    const state: SignInPageState = { renewed: true };
    navigate(links.signIn(), { replace: true, state });
  };
  return (
    <Page
      width="form"
      title="Yeni şifre belirle"
      intro="Kayıtlı telefon numarana gönderdiğimiz 6 haneli kodu ve yeni şifreni gir."
    >
      <div className={styles['card']}>
        <NewPasswordForm reset={reset} onResent={wait} onDone={finish} onStartAgain={startAgain} />
      </div>
    </Page>
  );
}

/** Step 1: identity number and birth date (rule password-2). */
function IdentityForm({ onSent }: { onSent: (reset: PasswordReset) => void }) {
  const form = useForm({
    initial: { identityNumber: '', birthDate: '' },
    check: (values) => ({
      identityNumber: identityNumberFault(values.identityNumber) ?? '',
      birthDate: pastDateFault(values.birthDate, Date.now()) ?? '',
    }),
    submit: async (values) => {
      const who = { identityNumber: values.identityNumber.trim(), birthDate: isoDate(values.birthDate) };
      const result = await withBotCheck('forgotPassword', (checked) =>
        writeService('forgotPassword', { body: who, ...checked }),
      );
      if (!result.ok) return { form: failureText(result.failure) };
      onSent({ ...who, validUntil: codeUntil(result.value.codeValidityDate, Date.now() / 1000) });
      return null;
    },
  });
  useBotCheck();
  useReloadHold(form.changed);
  return (
    <FormFrame
      of={form}
      submit="Kod gönder"
      foot={
        <Link href={links.signIn()} className={buttonClass('text')}>
          Giriş ekranına dön
        </Link>
      }
    >
      <IdentityField {...form.text('identityNumber')} />
      <DateField label="Doğum tarihi" {...form.text('birthDate')} />
    </FormFrame>
  );
}

function IdentityField({ onChange, ...binding }: TextBinding) {
  return (
    <TextField
      label="T.C. kimlik numarası"
      {...binding}
      onChange={(typed) => onChange(typed.replace(/\D/g, '').slice(0, 11))}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

interface NewPasswordFormProps {
  reset: PasswordReset;
  onResent: (reset: PasswordReset) => void;
  onDone: (identityNumber: string) => void;
  onStartAgain: () => void;
}

/** Step 2: the code and the new password; after a reload also who it is, which is never stored. */
function NewPasswordForm({ reset, onResent, onDone, onStartAgain }: NewPasswordFormProps) {
  const { birthDate } = reset;
  const known = reset.identityNumber;
  const form = useForm({
    initial: { identityNumber: known, code: '', password: '', repeated: '' },
    check: (values) => ({
      identityNumber: identityNumberFault(values.identityNumber) ?? '',
      code: codeFault(values.code) ?? '',
      ...newPasswordFaults(values),
    }),
    submit: async ({ code, password, identityNumber: typed }) => {
      const identityNumber = typed.trim();
      const result = await writeService('resetPassword', { body: { identityNumber, activationCode: code, password } });
      if (!result.ok) return codeFailure(result.failure);
      onDone(identityNumber);
      return null;
    },
  });
  const resend = async (): Promise<Result<unknown>> => {
    const identityNumber = form.text('identityNumber').value.trim();
    const fault = identityNumberFault(identityNumber);
    if (fault !== null) return { ok: false, failure: { kind: 'refused', message: fault } };
    const body = { identityNumber, birthDate };
    const result = await withBotCheck('resendResetPasswordCode', (checked) =>
      writeService('resendResetPasswordCode', { body, ...checked }),
    );
    if (result.ok)
      onResent({ ...reset, identityNumber, validUntil: codeUntil(result.value.codeValidityDate, Date.now() / 1000) });
    return result;
  };
  return (
    <CodeEntry
      of={form}
      code={form.text('code')}
      label="6 haneli kod"
      submit="Şifreyi yenile"
      until={reset.validUntil}
      resend={resend}
      more={
        <>
          {known === '' && <IdentityField {...form.text('identityNumber')} />}
          <NewPasswordFields password={form.text('password')} repeated={form.text('repeated')} />
        </>
      }
      ways={
        <Button variant="text" onClick={onStartAgain}>
          Bilgilerimi değiştir
        </Button>
      }
    />
  );
}
