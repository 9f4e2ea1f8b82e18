import CircleCheck from 'lucide-react/icons/circle-check';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { REQUIRED_TEXT } from '../../domain/member/fields/required.ts';
import { signInName, signInNameFault } from './sign-in-name.ts';
import { entryLinks } from '../../routes/routes.ts';
import { useReloadDeferral } from '../../state/device/use-reload-deferral.ts';
import { passUserName } from '../../state/member/pending-sign-in.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import type { SignInPageState } from './sign-in-page-state.ts';
import styles from './sign-in.module.css';
import type { SignInFlow } from './use-sign-in-flow.ts';

interface CredentialsFormProps {
  /** Name from another page or step; '' if none is known. */
  userInfo: string;
  /** True when a new password was just set. */
  renewed?: boolean;
  send: SignInFlow['sendCredentials'];
  /** Address to open after sign-in, passed to the page of a forgotten password, which leads back here. */
  from?: string;
  /** Opens the forgotten password in place, with the name typed so far; if undefined, its page is opened. */
  onForgotten?: (typed: string) => void;
  /** True to focus the first empty field. */
  focused?: boolean;
}

export function CredentialsForm(props: CredentialsFormProps) {
  const { userInfo, renewed = false, send, from = '', onForgotten, focused = false } = props;
  const known = signInNameFault(userInfo) === null;
  const form = useForm({
    initial: { userInfo, password: '' },
    check: (values) => ({
      userInfo: signInNameFault(values.userInfo) ?? '',
      password: values.password === '' ? REQUIRED_TEXT : '',
    }),
    submit: (values) => send(signInName(values.userInfo), values.password),
  });
  useReloadDeferral(form.changed);
  const goOn = (event: MouseEvent): void => {
    const typed = form.values.userInfo;
    if (onForgotten === undefined) {
      passUserName(typed);
      return;
    }
    event.preventDefault();
    onForgotten(typed);
  };
  return (
    <FormFrame of={form} submit="Giriş yap" foot={<OtherWays from={from} onForgotten={goOn} />}>
      {renewed && (
        <output className={`flex gap-2 text-sm ${styles['done']}`}>
          <CircleCheck size={18} aria-hidden="true" />
          Şifren yenilendi. Yeni şifrenle giriş yapabilirsin.
        </output>
      )}
      <TextField
        label="Telefon numarası veya T.C. kimlik numarası"
        {...form.text('userInfo')}
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        focused={focused && !known}
      />
      <PasswordField
        label="Şifre"
        {...form.text('password')}
        autoComplete="current-password"
        focused={focused && known}
      />
    </FormFrame>
  );
}

function OtherWays({ from, onForgotten }: { from: string; onForgotten: (event: MouseEvent) => void }) {
  const state: SignInPageState = { from };
  return (
    <>
      <div className={`flex ${styles['links']}`}>
        <Link href={entryLinks.forgotPassword()} state={state} className={buttonClass('text')} onClick={onForgotten}>
          Şifremi unuttum
        </Link>
      </div>
      <p className={`row wrap text-sm muted ${styles['join']}`}>
        Henüz üye değil misin?
        <Link href={entryLinks.register()} className={buttonClass('text')}>
          Hemen üye ol
        </Link>
      </p>
    </>
  );
}
