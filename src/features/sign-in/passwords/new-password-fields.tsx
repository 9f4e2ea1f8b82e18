import { PASSWORD_HINT, passwordFault, passwordRepeatFault } from '../../../domain/member/fields/password.ts';
import type { TextBinding } from '../../../ui/form/field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';

export interface NewPasswordFieldsProps {
  password: TextBinding;
  repeated: TextBinding;
}

/** A new password is typed twice: what is hidden is easily mistyped. */
export function NewPasswordFields({ password, repeated }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField label="Yeni şifre" hint={PASSWORD_HINT} {...password} autoComplete="new-password" />
      <PasswordField label="Yeni şifre (tekrar)" {...repeated} autoComplete="new-password" />
    </>
  );
}

/** Faults of the two, and of a new password that is the old one. */
export function newPasswordFaults(values: { password: string; repeated: string }, old = ''): typeof values {
  const same = old !== '' && values.password === old;
  return {
    password: passwordFault(values.password) ?? (same ? 'Yeni şifren eskisinden farklı olmalı.' : ''),
    repeated: passwordRepeatFault(values.repeated, values.password) ?? '',
  };
}
