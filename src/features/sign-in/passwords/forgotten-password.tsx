import type { ReactNode } from 'react';
import {
  isoDate,
  pastDateFault,
  identityNumberFault,
  isIdentityNumber,
} from '../../../domain/member/fields/identity.ts';
import { codeFault } from '../../../domain/member/fields/credentials.ts';
import type { PasswordReset } from '../../../domain/member/sign-in/stored-sign-in.ts';
import { CodeEntry } from '../../../parts/code-entry/code-entry.tsx';
import { useReloadDeferral } from '../../../state/device/use-reload-deferral.ts';
import { Button } from '../../../ui/control/button.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { DateField, IdentityField } from '../../../ui/form/masked-fields.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { NewPasswordFields, newPasswordFaults } from './new-password-fields.tsx';
import type { PasswordResetFlow } from './use-password-reset.ts';

interface ForgottenPasswordProps {
  flow: PasswordResetFlow;
  /** Name the player wanted to sign in with; prefilled only if it is an identity number. */
  name: string;
  /** Link or button back to sign-in. */
  back: ReactNode;
  /** True to focus the first empty field. */
  focused?: boolean;
}

/** Requests the identity, then the SMS code with the new password; a reload in between continues with the code. */
export function ForgottenPassword({ flow, name, back, focused = false }: ForgottenPasswordProps) {
  const { pending } = flow;
  return pending === null ? (
    <IdentityForm send={flow.sendIdentity} name={name} back={back} focused={focused} />
  ) : (
    <NewPasswordForm flow={flow} pending={pending} />
  );
}

/** Title and introduction of the current step. */
export function passwordResetText({ pending }: PasswordResetFlow): { title: string; intro: string } {
  return pending === null
    ? {
        title: 'Şifremi unuttum',
        intro: 'Kimlik bilgilerini gir; kayıtlı telefon numarana bir doğrulama kodu gönderelim.',
      }
    : {
        title: 'Yeni şifre belirle',
        intro: 'Kayıtlı telefon numarana gönderdiğimiz 6 haneli kodu ve yeni şifreni gir.',
      };
}

interface IdentityFormProps extends Required<Omit<ForgottenPasswordProps, 'flow'>> {
  send: PasswordResetFlow['sendIdentity'];
}

/** Step 1: identity number and birth date (rule password-2). */
function IdentityForm({ send, name, back, focused }: IdentityFormProps) {
  const known = isIdentityNumber(name.trim());
  const form = useForm({
    initial: { identityNumber: known ? name.trim() : '', birthDate: '' },
    check: (values) => ({
      identityNumber: identityNumberFault(values.identityNumber) ?? '',
      birthDate: pastDateFault(values.birthDate, Date.now()) ?? '',
    }),
    submit: ({ identityNumber, birthDate }) =>
      send({ identityNumber: identityNumber.trim(), birthDate: isoDate(birthDate) }),
  });
  useReloadDeferral(form.changed);
  return (
    <FormFrame of={form} submit="Kod gönder" foot={back}>
      <IdentityField {...form.text('identityNumber')} focused={focused && !known} />
      <DateField label="Doğum tarihi" {...form.text('birthDate')} focused={focused && known} />
    </FormFrame>
  );
}

/** Step 2: code and new password; after a reload also the identity number, because it is never stored. */
function NewPasswordForm({ flow, pending }: { flow: PasswordResetFlow; pending: PasswordReset }) {
  const known = pending.identityNumber;
  const form = useForm({
    initial: { identityNumber: known, code: '', password: '', repeated: '' },
    check: (values) => ({
      identityNumber: identityNumberFault(values.identityNumber) ?? '',
      code: codeFault(values.code) ?? '',
      ...newPasswordFaults(values),
    }),
    submit: ({ identityNumber, ...typed }) => flow.sendPassword({ ...typed, identityNumber: identityNumber.trim() }),
  });
  return (
    <CodeEntry
      of={form}
      code={form.text('code')}
      label="6 haneli kod"
      submit="Şifreyi yenile"
      until={pending.validUntil}
      resend={() => flow.resendCode(form.values.identityNumber.trim())}
      more={
        <>
          {known === '' && <IdentityField {...form.text('identityNumber')} />}
          <NewPasswordFields password={form.text('password')} repeated={form.text('repeated')} />
        </>
      }
      alternatives={
        <Button variant="text" onClick={flow.startAgain}>
          Bilgilerimi değiştir
        </Button>
      }
    />
  );
}
