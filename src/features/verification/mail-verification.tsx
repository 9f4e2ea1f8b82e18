import { useState } from 'react';
import { failureText } from '../../domain/failure-text.ts';
import { emailFault } from '../../domain/member/fields/email.ts';
import { hideSheet, showNotice } from '../../state/overlays/dialogs.ts';
import { writeService } from '../../state/engine/services.ts';
import { reloadPlayer, useSession } from '../../state/member/session.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { CodeStep } from './verification-code.tsx';
import { useFirstField } from './use-first-field.ts';
import styles from './verification.module.css';

/** The same for the e-mail address: address, code, a word of success. */
export default function MailVerification() {
  const { player } = useSession();
  const [email, setEmail] = useState(player?.email ?? '');
  const [sent, setSent] = useState(false);

  const send = async (to: string): Promise<string | null> => {
    setEmail(to);
    const result = await writeService('sendMailCode', { query: { email: to } });
    if (!result.ok) return failureText(result.failure);
    setSent(true);
    return null;
  };
  const verify = async (code: string): Promise<string | null> => {
    const result = await writeService('verifyMail', { query: { code } });
    if (!result.ok) return failureText(result.failure);
    hideSheet();
    showNotice({
      title: 'E-posta adresin doğrulandı',
      content: 'Bilgilendirmelerin artık bu adrese gelecek.',
      buttonText: 'Kapat',
    });
    void reloadPlayer();
    return null;
  };

  if (!sent) return <MailStep email={email} onSend={send} />;
  return (
    <CodeStep
      sentTo={email}
      backText="E-posta adresini değiştir"
      onBack={() => setSent(false)}
      onVerify={verify}
      onResend={() => send(email)}
    />
  );
}

function MailStep({ email, onSend }: { email: string; onSend: (to: string) => Promise<string | null> }) {
  const form = useForm({
    initial: { email },
    check: (values) => {
      const fault = emailFault(values.email);
      return fault === null ? {} : { email: fault };
    },
    submit: async (values) => {
      const fault = await onSend(values.email.trim());
      return fault === null ? null : { fields: { email: fault } };
    },
  });
  useFirstField(form.form.ref, 'dialog');
  return (
    <form {...form.form} className={styles['form']}>
      <p className={styles['words']}>E-posta adresini kontrol et, doğrulama kodunu gönderelim.</p>
      <TextField label="E-posta" type="email" inputMode="email" autoComplete="email" {...form.text('email')} />
      <SubmitButton busy={form.busy}>Kod gönder</SubmitButton>
    </form>
  );
}
