import { PASSWORD_HINT, passwordFault, passwordRepeatFault } from '../../../domain/member/fields/credentials.ts';
import type { TextBinding } from '../../../ui/form/field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';

interface NewPasswordFieldsProps {
  password: TextBinding;
  repeated: TextBinding;
}

/** The new password twice, because hidden text is easily mistyped. */
export function NewPasswordFields({ password, repeated }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField label="Yeni şifre" hint={PASSWORD_HINT} {...password} autoComplete="new-password" />
      <PasswordField label="Yeni şifre (tekrar)" {...repeated} autoComplete="new-password" />
    </>
  );
}

/** Faults of both fields; a new password equal to the old one is a fault as well. */
export function newPasswordFaults(values: { password: string; repeated: string }, old = ''): typeof values {
  const same = old !== '' && values.password === old;
  return {
    password: passwordFault(values.password) ?? (same ? 'Yeni şifren eskisinden farklı olmalı.' : ''),
    repeated: passwordRepeatFault(values.repeated, values.password) ?? '',
  };
}
