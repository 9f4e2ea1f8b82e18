import { useState } from 'react';
import type { Registration } from '../../domain/member/registration-steps.ts';
import { CodeForm } from './code-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import styles from './step.module.css';

export type CodeStepState = Extract<Registration, { step: 'code' }>;

/** Step 2: the code of the SMS, or another number to send it to. */
export function CodeStep({ now }: { now: CodeStepState }) {
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
          // Another code is another form: what was typed of the last one is worth nothing.
          <CodeForm
            key={`${now.prePlayerId} ${now.codeValidityDate}`}
            now={now}
            onChangePhone={() => setChanging(true)}
          />
        )}
      </div>
    </>
  );
}
