import CircleCheck from 'lucide-react/icons/circle-check';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { REQUIRED } from '../../domain/member/fields/required.ts';
import { signInName, signInNameFault } from '../../domain/member/fields/sign-in-name.ts';
import { links } from '../../routes/routes.ts';
import { useReloadHold } from '../../state/device/reload-hold.ts';
import { handName } from '../../state/member/kept-sign-in.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import type { SignInPageState } from './sign-in-page-state.ts';
import styles from './sign-in.module.css';
import type { SignInFlow } from './use-sign-in-flow.ts';

export interface CredentialsFormProps {
  /** Already known: it came with the player from another page or step. */
  userInfo: string;
  /** A new password was just set. */
  renewed?: boolean;
  send: SignInFlow['sendCredentials'];
  /** Where to go once signed in: the page of a forgotten password leads back here. */
  from?: string;
  /** A forgotten password goes on in this place, with the name as typed so far; else on its page. */
  onForgotten?: (typed: string) => void;
  /** What is to be typed first takes the focus when it appears. */
  focused?: boolean;
}

export function CredentialsForm(props: CredentialsFormProps) {
  const { userInfo, renewed = false, send, from = '', onForgotten, focused = false } = props;
  const known = signInNameFault(userInfo) === null;
  const form = useForm({
    initial: { userInfo, password: '' },
    check: (values) => ({
      userInfo: signInNameFault(values.userInfo) ?? '',
      password: values.password === '' ? REQUIRED : '',
    }),
    submit: (values) => send(signInName(values.userInfo), values.password),
  });
  useReloadHold(form.changed);
  const goOn = (event: MouseEvent): void => {
    const typed = form.values.userInfo;
    if (onForgotten === undefined) {
      handName(typed);
      return;
    }
    event.preventDefault();
    onForgotten(typed);
  };
  return (
    <FormFrame of={form} submit="Giriş yap" foot={<OtherWays from={from} onForgotten={goOn} />}>
      {renewed && (
        <output className={styles['done']}>
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
      <div className={styles['links']}>
        <Link href={links.forgotPassword()} state={state} className={buttonClass('text')} onClick={onForgotten}>
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
