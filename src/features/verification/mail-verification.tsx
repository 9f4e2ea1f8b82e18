import { useState } from 'react';
import { failureText } from '../../domain/failure-text.ts';
import { emailAddress, emailFault } from '../../domain/member/fields/contact-details.ts';
import type { Result } from '../../model/failure.ts';
import { writeService } from '../../state/engine/call-service.ts';
import { useIsMounted } from '../../state/engine/use-action.ts';
import { useSession } from '../../state/member/session.ts';
import { hideSheet, showModal } from '../../state/overlays/dialogs.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useNewerServerValues } from '../../ui/form/use-newer-server-values.ts';
import { VerificationCode } from './verification-code.tsx';
import styles from './verification.module.css';

/**
 * The e-mail address, then the code from the mail, then a notice of success; in a sheet.
 * @param address initial address, if the session may not know it yet
 */
export default function MailVerification({ address }: { address?: string | undefined }) {
  const { player } = useSession();
  const [typed, setTyped] = useState<string>();
  const email = typed ?? address ?? player?.email ?? '';
  const [sent, setSent] = useState(false);
  const stillHere = useIsMounted(sent);

  const send = async (to: string): Promise<Result<unknown>> => {
    setTyped(to);
    const result = await writeService('sendMailCode', { query: { email: to } });
    // Ignored if the player went back while another code was being sent.
    if (result.ok && stillHere()) setSent(true);
    return result;
  };
  const finish = (): void => {
    if (!stillHere()) return;
    hideSheet();
    showModal({
      title: 'E-posta adresin doğrulandı',
      content: 'Bilgilendirmelerin artık bu adrese gelecek.',
      buttonText: 'Kapat',
    });
  };

  if (!sent) return <MailStep email={email} send={send} />;
  return (
    <VerificationCode
      bySms={false}
      sentTo={email}
      backText="E-posta adresini değiştir"
      onBack={() => setSent(false)}
      verify={(code) => writeService('verifyMail', { query: { code } })}
      onVerified={finish}
      resend={() => send(email)}
    />
  );
}

function MailStep({ email, send }: { email: string; send: (to: string) => Promise<Result<unknown>> }) {
  const form = useForm({
    initial: { email },
    check: (values) => ({ email: emailFault(values.email) ?? '' }),
    submit: async (values) => {
      const result = await send(emailAddress(values.email));
      return result.ok ? null : { fields: { email: failureText(result.failure) } };
    },
  });
  // The session may be loaded after the player began to type.
  useNewerServerValues(form, { email });
  return (
    <FormFrame of={form} submit="Kod gönder">
      <p className={`text-sm muted ${styles['words']}`}>E-posta adresini kontrol et, doğrulama kodunu gönderelim.</p>
      <TextField label="E-posta" type="email" inputMode="email" autoComplete="email" {...form.text('email')} focused />
    </FormFrame>
  );
}
