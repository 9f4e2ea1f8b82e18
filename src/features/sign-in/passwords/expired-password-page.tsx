import { useState } from 'react';
import { useLocation } from 'wouter';
import { REQUIRED_TEXT } from '../../../domain/member/fields/required.ts';
import { signInName, signInNameFault } from '../sign-in-name.ts';
import { renewalFailureText } from '../sign-in-failure.ts';
import { Page } from '../../../parts/page/page.tsx';
import { entryLinks } from '../../../routes/routes.ts';
import { useReloadDeferral } from '../../../state/device/use-reload-deferral.ts';
import { writeService } from '../../../state/engine/call-service.ts';
import { useIsMounted } from '../../../state/engine/use-action.ts';
import { passUserName, passedUserName } from '../../../state/member/pending-sign-in.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { type SignInPageState, useSignInPageState } from '../sign-in-page-state.ts';
import styles from '../sign-in.module.css';
import { NewPasswordFields, newPasswordFaults } from './new-password-fields.tsx';

/** Renews an expired password with the old one, then signs the player in with the new one (code 104). */
export default function ExpiredPasswordPage() {
  const { from = '' } = useSignInPageState();
  const [userInfo] = useState(passedUserName);
  const [, navigate] = useLocation();
  const stillHere = useIsMounted();
  const form = useForm({
    initial: { userInfo, oldPassword: '', password: '', repeated: '' },
    check: (values) => ({
      userInfo: signInNameFault(values.userInfo) ?? '',
      oldPassword: values.oldPassword === '' ? REQUIRED_TEXT : '',
      ...newPasswordFaults(values, values.oldPassword),
    }),
    submit: async (values) => {
      const name = signInName(values.userInfo);
      const { oldPassword, password: newPassword } = values;
      const result = await writeService('changeExpiredPassword', {
        body: { userInfo: name, oldPassword, newPassword },
      });
      if (!result.ok) return { form: renewalFailureText(result.failure) };
      if (!stillHere()) return null;
      passUserName(name);
      const state: SignInPageState = { from, renewed: true };
      navigate(entryLinks.signIn(from), { replace: true, state });
      return null;
    },
  });
  useReloadDeferral(form.changed);
  return (
    <Page width="form" intro="Şifrenin kullanım süresi doldu. Devam etmek için mevcut şifrenle yeni bir şifre belirle.">
      <div className={styles['card']}>
        <FormFrame of={form} submit="Şifreyi yenile">
          <TextField
            label="Telefon numarası veya T.C. kimlik numarası"
            {...form.text('userInfo')}
            type="tel"
            inputMode="numeric"
            autoComplete="username"
          />
          <PasswordField label="Mevcut şifre" {...form.text('oldPassword')} autoComplete="current-password" />
          <NewPasswordFields password={form.text('password')} repeated={form.text('repeated')} />
        </FormFrame>
      </div>
    </Page>
  );
}
