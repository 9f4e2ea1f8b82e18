import { Link } from 'wouter';
import { REQUIRED } from '../../domain/member/fields/required.ts';
import { signInName, signInNameFault } from '../../domain/member/fields/sign-in-name.ts';
import { links } from '../../routes/routes.ts';
import { useReloadHold } from '../../state/device/reload-hold.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './sign-in.module.css';
import type { SignInFlow } from './use-sign-in-flow.ts';

export interface CredentialsFormProps {
  /** Already known: it came with the player from another page. */
  userInfo: string;
  send: SignInFlow['sendCredentials'];
  /** Takes the focus when it appears. */
  focused?: boolean;
}

export function CredentialsForm({ userInfo, send, focused = false }: CredentialsFormProps) {
  const form = useForm({
    initial: { userInfo, password: '' },
    check: (values) => ({
      userInfo: signInNameFault(values.userInfo) ?? '',
      password: values.password === '' ? REQUIRED : '',
    }),
    submit: (values) => send(signInName(values.userInfo), values.password),
  });
  useReloadHold(form.changed);
  return (
    <FormFrame of={form} submit="Giriş yap" foot={<OtherWays />}>
      <TextField
        label="Telefon numarası veya T.C. kimlik numarası"
        {...form.text('userInfo')}
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        focused={focused}
      />
      <PasswordField label="Şifre" {...form.text('password')} autoComplete="current-password" />
    </FormFrame>
  );
}

function OtherWays() {
  return (
    <>
      <div className={styles['links']}>
        <Link href={links.forgotPassword()} className={buttonClass('text')}>
          Şifremi unuttum
        </Link>
      </div>
      <p className={styles['join']}>
        Henüz üye değil misin?
        <Link href={links.register()} className={buttonClass('text')}>
          Hemen üye ol
        </Link>
      </p>
    </>
  );
}
