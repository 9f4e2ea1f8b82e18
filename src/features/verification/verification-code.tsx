import { useRef, useState } from 'react';
import { codeFault } from '../../domain/member/fields/code.ts';
import { useReloadHold } from '../../state/device/reload-hold.ts';
import { useSmsCode } from '../../state/member/use-sms-code.ts';
import { Button } from '../../ui/control/button.tsx';
import { CodeField } from '../../ui/form/code-field.tsx';
import { Countdown } from '../../parts/code-entry/countdown.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useFirstField } from './use-first-field.ts';
import styles from './verification.module.css';

export interface CodeStepProps {
  /** The code comes by SMS: the phone may fill it in by itself. */
  bySms?: boolean;
  /** Number or address, as it is read. */
  sentTo: string;
  backText: string;
  onBack: () => void;
  /** Both answer with why it failed, null when it did not. */
  onVerify: (code: string) => Promise<string | null>;
  onResend: () => Promise<string | null>;
}

/** Until a new code may be asked for (player-account §4, §9). */
const RESEND_SECONDS = 180;

export function CodeStep({ bySms = false, sentTo, backText, onBack, onVerify, onResend }: CodeStepProps) {
  const [resendAt, setResendAt] = useState(threeMinutesFromNow);
  const [waiting, setWaiting] = useState(true);
  const [resendFault, setResendFault] = useState('');
  const [resent, setResent] = useState(false);
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => {
      const fault = codeFault(code);
      return fault === null ? {} : { code: fault };
    },
    submit: async ({ code }) => {
      setResendFault('');
      const fault = await onVerify(code);
      return fault === null ? null : { fields: { code: fault }, clear: ['code'] };
    },
  });
  // A code is on its way: neither it nor its countdown survives a reload.
  useReloadHold(true);
  useFirstField(form.form.ref, 'anywhere');

  const sending = useRef(false);
  const resend = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    const fault = await onResend();
    sending.current = false;
    setResendFault(fault ?? '');
    setResent(fault === null);
    if (fault !== null) return;
    setResendAt(threeMinutesFromNow());
    setWaiting(true);
  };

  return (
    <form {...form.form} className={styles['form']}>
      <p className={styles['words']}>
        <b className="num">{sentTo}</b> için gönderdiğimiz 6 haneli kodu gir.
      </p>
      {bySms && <SmsListener onCode={(code) => form.set('code', code)} />}
      <CodeField label="Doğrulama kodu" {...form.text('code')} />
      <FormError text={resendFault} />
      <SubmitButton busy={form.busy}>Doğrula</SubmitButton>
      <div className={styles['more']}>
        {waiting ? (
          <p className={styles['wait']}>
            Yeni kod için <Countdown until={resendAt} onEnd={() => setWaiting(false)} />
          </p>
        ) : (
          <Button variant="text" onClick={() => void resend()}>
            Kodu tekrar gönder
          </Button>
        )}
        <Button variant="text" onClick={onBack}>
          {backText}
        </Button>
      </div>
      <output className="visually-hidden">{resent ? 'Yeni kod gönderildi.' : ''}</output>
    </form>
  );
}

function SmsListener({ onCode }: { onCode: (code: string) => void }) {
  useSmsCode(onCode);
  return null;
}

function threeMinutesFromNow(): number {
  return Date.now() / 1000 + RESEND_SECONDS;
}
