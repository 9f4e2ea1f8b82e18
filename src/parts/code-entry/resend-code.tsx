import { useState } from 'react';
import { Button } from '../../ui/control/button.tsx';
import { Countdown } from './countdown.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import styles from './resend-code.module.css';
import { useCountdown } from '../../ui/form/use-countdown.ts';

export interface ResendCodeProps {
  /** Until when the code that was sent is valid, epoch seconds. */
  until: number;
  /** Sends another; answers '' or what went wrong. */
  resend: () => Promise<string>;
}

/** The time a code has left, and at zero the way to another one (player-account §2). */
export function ResendCode({ until, resend }: ResendCodeProps) {
  const over = useCountdown(until) === 0;
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState({ good: '', bad: '' });
  const send = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setTold({ good: '', bad: '' });
    const bad = await resend();
    setTold({ good: bad === '' ? 'Yeni kod gönderildi.' : '', bad });
    setBusy(false);
  };
  return (
    <div className={styles['resend']}>
      <output className={styles['line']}>{told.good !== '' && <span>{told.good} </span>}</output>
      {over ? (
        <Button variant="text" aria-disabled={busy} onClick={() => void send()}>
          Kodu tekrar gönder
        </Button>
      ) : (
        <p className={styles['line']}>
          Kalan süre <Countdown until={until} />
        </p>
      )}
      <FormError text={told.bad} />
    </div>
  );
}
