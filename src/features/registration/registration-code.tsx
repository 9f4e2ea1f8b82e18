import { useState } from 'react';
import type { Registration } from '../../domain/member/registration/registration-steps.ts';
import { failureText } from '../../domain/failure-text.ts';
import { isAnsweredError } from '../../domain/member/registration/registration-errors.ts';
import { resendCode, restartRegistration } from '../../state/member/registration.ts';
import { Button } from '../../ui/control/button.tsx';
import { ResendCode } from '../../parts/code-entry/resend-code.tsx';
import { CodeForm } from './code/code-form.tsx';
import { PhoneForm } from './code/phone-form.tsx';
import { showRegistrationError } from './registration-error.tsx';
import styles from './registration.module.css';

/** Step 2: the code of the SMS, or another number to send it to. */
export function CodeStep({ now }: { now: Extract<Registration, { step: 'code' }> }) {
  const [changing, setChanging] = useState(false);
  return (
    <>
      <header className={styles['head']}>
        <h1 className={styles['title']}>Telefon Numaranı Doğrula</h1>
        <p className={styles['lead']}>
          <b className="num">{now.maskedPhone}</b> numaralı telefonuna 6 haneli bir onay kodu gönderdik.
        </p>
      </header>
      <div className={styles['card']}>
        {changing ? (
          <PhoneForm onDone={() => setChanging(false)} />
        ) : (
          <>
            {/* Another code is another form: what was typed of the last one is worth nothing. */}
            <CodeForm key={`${now.prePlayerId} ${now.codeValidityDate}`} />
            <ResendCode until={now.codeValidityDate} resend={resend} />
            <div className={styles['others']}>
              <Button variant="text" onClick={() => setChanging(true)}>
                Telefon numaramı değiştir
              </Button>
              <Button variant="text" onClick={restartRegistration}>
                Bilgilerimi düzenle
              </Button>
            </div>
          </>
        )}
      </div>
    </>
  );
}

/** Answers what the line under the countdown says; what the service refused is the modal's (player-account §4). */
async function resend(): Promise<string> {
  const failure = await resendCode();
  if (failure === null) return '';
  if (!isAnsweredError(failure)) return failureText(failure);
  showRegistrationError(failure);
  return REFUSED;
}

const REFUSED = 'Yeni kod gönderilemedi.';
