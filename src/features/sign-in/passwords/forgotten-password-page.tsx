import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { links } from '../../../routes/routes.ts';
import { type PasswordReset, forgetReset, keepReset, pendingReset } from '../../../state/member/kept-password-reset.ts';
import { buttonClass } from '../../../ui/control/button.tsx';
import { AccountCard } from '../account-card.tsx';
import { ResetIdentityForm } from './reset-identity-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import type { SignInPageState } from '../sign-in-page-state.ts';

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
      <AccountCard
        key="identity"
        title="Şifremi unuttum"
        text="Kimlik bilgilerini gir; kayıtlı telefon numarana bir doğrulama kodu gönderelim."
      >
        <ResetIdentityForm onSent={wait} />
        <Link href={links.signIn()} className={buttonClass('text')}>
          Giriş ekranına dön
        </Link>
      </AccountCard>
    );
  }
  const startAgain = (): void => {
    forgetReset();
    setReset(null);
  };
  const done = (): void => {
    forgetReset();
    const state: SignInPageState = { userInfo: reset.identityNumber, renewed: true };
    navigate(links.signIn(), { replace: true, state });
  };
  return (
    <AccountCard
      key="code"
      title="Yeni şifre belirle"
      text="Kayıtlı telefon numarana gönderdiğimiz 6 haneli kodu ve yeni şifreni gir."
    >
      <ResetPasswordForm reset={reset} onResent={wait} onDone={done} onStartAgain={startAgain} />
    </AccountCard>
  );
}
