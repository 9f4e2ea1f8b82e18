import { useState } from 'react';
import { codeFault } from '../../domain/member/fields/credentials.ts';
import { phoneFault } from '../../domain/member/fields/contact-details.ts';
import { isServiceError } from './registration-errors.ts';
import type { Registration } from '../../domain/member/registration/registration-steps.ts';
import type { Result } from '../../model/failure.ts';
import { CodeEntry } from '../../parts/code-entry/code-entry.tsx';
import { useIsMounted } from '../../state/engine/use-action.ts';
import { changePhone, confirmCode, resendCode, restartRegistration } from '../../state/member/registration.ts';
import { useBotCheck } from '../../state/operator/bot-check.ts';
import { Button } from '../../ui/control/button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PhoneField } from '../../ui/form/masked-fields.tsx';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { handleRegistrationFailure, showRegistrationError } from './registration-error.tsx';
import styles from './registration.module.css';

type CodeStep = Extract<Registration, { step: 'code' }>;

/** A code is valid once, and a member cannot register again: the player is advised to sign in (rule failure-9). */
const DOUBT = 'Üyeliğin oluşmuş olabilir. Kod kabul edilmezse giriş yapmayı dene.';

/** Step 2: the code from the SMS, or another number to send it to. */
export function RegistrationCode({ now }: { now: CodeStep }) {
  const [changing, setChanging] = useState(false);
  useBotCheck();
  return (
    <>
      <header>
        <h1 className={styles['title']}>Telefon Numaranı Doğrula</h1>
        <p className={styles['lead']}>
          <b className="num">{now.maskedPhone}</b> numaralı telefonuna 6 haneli bir onay kodu gönderdik.
        </p>
      </header>
      <div className={`card stack pad ${styles['card']}`}>
        {changing ? (
          <PhoneForm onDone={() => setChanging(false)} />
        ) : (
          <CodeForm now={now} onChangePhone={() => setChanging(true)} />
        )}
      </div>
    </>
  );
}

function CodeForm({ now, onChangePhone }: { now: CodeStep; onChangePhone: () => void }) {
  const stillHere = useIsMounted();
  const form: Form<{ code: string }> = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: codeFault(code) ?? '' }),
    submit: async ({ code }) => {
      const result = await confirmCode(code);
      if (result.ok || !stillHere()) return null;
      return handleRegistrationFailure(result.failure, {
        of: form.form.ref.current,
        name: 'code',
        clear: true,
        doubt: DOUBT,
      });
    },
  });
  return (
    <CodeEntry
      of={form}
      name="SMS Onay"
      code={form.text('code')}
      label="Onay kodu"
      hint="SMS ile gelen 6 haneli kodu gir."
      submit="Onayla"
      busyText="Kontrol ediliyor…"
      until={now.codeValidityDate}
      resend={() => resend(stillHere)}
      alternatives={
        <div className={`flex wrap ${styles['others']}`}>
          <Button variant="text" onClick={onChangePhone}>
            Telefon numaramı değiştir
          </Button>
          <Button variant="text" onClick={restartRegistration}>
            Bilgilerimi düzenle
          </Button>
        </div>
      }
    />
  );
}

/**
 * A refusal is shown in the dialog (rule registration-9); the line under the countdown only says that sending failed.
 */
async function resend(stillHere: () => boolean): Promise<Result<null>> {
  const result = await resendCode();
  if (result.ok || !stillHere() || !isServiceError(result.failure)) return result;
  showRegistrationError(result.failure);
  return { ok: false, failure: { ...result.failure, message: 'Yeni kod gönderilemedi.' } };
}

/** Form for another number, which starts a new code and countdown (rule registration-5). */
function PhoneForm({ onDone }: { onDone: () => void }) {
  const stillHere = useIsMounted();
  const form: Form<{ phoneNumber: string }> = useForm({
    initial: { phoneNumber: '' },
    check: ({ phoneNumber }) => ({ phoneNumber: phoneFault(phoneNumber) ?? '' }),
    submit: async ({ phoneNumber }) => {
      const result = await changePhone(phoneNumber);
      if (!stillHere()) return null;
      if (!result.ok) {
        return handleRegistrationFailure(result.failure, {
          of: form.form.ref.current,
          name: 'phoneNumber',
          clear: false,
        });
      }
      onDone();
      return null;
    },
  });
  const phoneNumber = form.text('phoneNumber');
  return (
    <FormFrame
      of={form}
      label="Telefon numarasını değiştir"
      submit="Kodu gönder"
      busyText="Gönderiliyor…"
      foot={
        <Button variant="text" onClick={onDone}>
          Vazgeç
        </Button>
      }
    >
      <PhoneField
        {...phoneNumber}
        focused
        // An empty field is not checked on blur, because a press on "Vazgeç" blurs it too.
        onBlur={() => phoneNumber.value !== '' && phoneNumber.onBlur()}
        label="Yeni cep telefonu"
        hint="Yeni bir onay kodu göndereceğiz."
      />
    </FormFrame>
  );
}
