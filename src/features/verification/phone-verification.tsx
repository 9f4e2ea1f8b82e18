import { useEffect, useEffectEvent, useState } from 'react';
import type { CallInputOf } from '../../contract/services/calls.ts';
import { failureText } from '../../domain/failure-text.ts';
import { phoneFault, phoneText } from '../../domain/member/fields/contact-details.ts';
import type { Result } from '../../model/failure.ts';
import { LegalText } from '../../parts/legal-text/legal-text.tsx';
import { writeService } from '../../state/engine/call-service.ts';
import { useIsMounted } from '../../state/engine/use-action.ts';
import { useSession } from '../../state/member/session.ts';
import { hideSheet, showInfo, showModal } from '../../state/overlays/dialogs.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PhoneField } from '../../ui/form/masked-fields.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { VerificationCode } from './verification-code.tsx';
import styles from './verification.module.css';

type PhoneInput = CallInputOf<'sendPhoneCode'>['body'];

interface PhoneVerificationProps {
  onVerified?: (phoneNumber: string) => void;
  /** True to focus the first field, in a dialog; a page keeps the focus at its top. */
  focused?: boolean;
}

/**
 * Phone number, then the SMS code of six digits, then a notice of success (rule verification-1); for sheet and page.
 */
export default function PhoneVerification({ onVerified = hideSheet, focused = true }: PhoneVerificationProps) {
  const [typed, setTyped] = useState<PhoneInput | null>(null);
  const [sent, setSent] = useState(false);
  const stillHere = useIsMounted(sent);

  const send = async (input: PhoneInput): Promise<Result<unknown>> => {
    setTyped(input);
    const result = await writeService('sendPhoneCode', { body: input });
    // Ignored if the player went back while another code was being sent.
    if (result.ok && stillHere()) setSent(true);
    return result;
  };
  const finish = (phoneNumber: string): void => {
    if (!stillHere()) return;
    onVerified(phoneNumber);
    showModal({
      title: 'Telefon numaran doğrulandı',
      content: 'Kodların ve bilgilendirmelerin artık bu numaraya gelecek.',
      buttonText: 'Kapat',
    });
  };

  if (!sent || typed === null) return <PhoneStep typed={typed} send={send} focused={focused} />;
  return (
    <VerificationCode
      bySms
      sentTo={phoneText(typed.phoneNumber)}
      backText="Telefon numarasını değiştir"
      onBack={() => setSent(false)}
      verify={(code) => writeService('verifyPhone', { query: { code } })}
      onVerified={() => finish(typed.phoneNumber)}
      resend={() => send(typed)}
    />
  );
}

interface PhoneStepProps {
  /** Values typed before the player came back from the code; null for none. */
  typed: PhoneInput | null;
  send: (input: PhoneInput) => Promise<Result<unknown>>;
  focused: boolean;
}

/** Time the service's error beside the phone number stays visible (rule verification-2). */
const FAULT_MS = 4_000;

function PhoneStep({ typed, send, focused }: PhoneStepProps) {
  const { player } = useSession();
  const phoneNumber = typed?.phoneNumber ?? player?.phoneNumber ?? '';
  const form = useForm({
    initial: { phoneNumber, commercialMessageRules: typed?.commercialMessageRules ?? false },
    check: (values) => ({ phoneNumber: phoneFault(values.phoneNumber) ?? '' }),
    submit: async (values) => {
      const result = await send(values);
      return result.ok ? null : { fields: { phoneNumber: failureText(result.failure) } };
    },
  });
  const { errors, set, values } = form;
  // Setting the same value again clears an error of the service, but never a fault of the value itself.
  useAfter(FAULT_MS, errors.phoneNumber ?? '', () => set('phoneNumber', values.phoneNumber));
  return (
    <FormFrame of={form} submit="Kod gönder">
      <p className={`text-sm muted ${styles['words']}`}>Telefon numaranı gir, doğrulama kodunu SMS ile gönderelim.</p>
      <PhoneField label="Telefon numarası" {...form.text('phoneNumber')} focused={focused} />
      <CheckboxField label={<ConsentText />} {...form.flag('commercialMessageRules')} />
    </FormFrame>
  );
}

/** The optional consent beside the phone number, with its text one tap away. */
function ConsentText() {
  return (
    <>
      Kampanya ve fırsatlardan haberdar olmak için{' '}
      <button type="button" className={styles['link']} onClick={showConsent}>
        ticari elektronik ileti
      </button>{' '}
      almayı kabul ediyorum.
    </>
  );
}

function showConsent(): void {
  showInfo({ title: 'Ticari Elektronik İleti Onayı', content: <LegalText name="commercial-electronic-consent" /> });
}

/** Calls `act` once, `delayMs` after `what` became its current value; '' starts no timer. */
function useAfter(delayMs: number, what: string, act: () => void): void {
  const onTime = useEffectEvent(act);
  useEffect(() => {
    if (what === '') return undefined;
    const waiting = setTimeout(() => onTime(), delayMs);
    return () => clearTimeout(waiting);
  }, [what, delayMs]);
}
