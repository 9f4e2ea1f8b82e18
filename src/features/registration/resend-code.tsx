import { useRef, useState } from 'react';
import { failureText } from '../../domain/failure-text.ts';
import { isAnsweredError } from '../../domain/member/registration-errors.ts';
import { resendCode } from '../../state/registration.ts';
import { Button } from '../../ui/button.tsx';
import { Countdown } from '../../ui/form/countdown.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { useCountdown } from '../../ui/form/use-countdown.ts';
import styles from './code-form.module.css';
import { showRegistrationError } from './registration-error.tsx';

/** The time the code is good for, and after it the way to another one (player-account §2). */
export function ResendCode({ until }: { until: number }) {
  const over = useCountdown(until) === 0;
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');

  const resend = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFault('');
    const failure = await resendCode();
    sending.current = false;
    setBusy(false);
    if (failure === null) return;
    if (isAnsweredError(failure)) showRegistrationError(failure);
    else setFault(failureText(failure));
  };

  return (
    <div className={styles['resend']}>
      <output className="visually-hidden">{over && 'Onay kodunun süresi doldu. Yeni bir kod isteyebilirsin.'}</output>
      {over ? (
        <Button variant="text" onClick={() => void resend()} aria-disabled={busy}>
          {busy ? 'Gönderiliyor…' : 'Kodu tekrar gönder'}
        </Button>
      ) : (
        <p className={styles['wait']}>
          Kalan süre <Countdown until={until} />
        </p>
      )}
      <FormError text={fault} />
    </div>
  );
}
