import type { CallInputOf } from '../../contract/services/calls.ts';
import { phoneFault } from '../../domain/member/fields/phone.ts';
import { useSession } from '../../state/member/session.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { PhoneField } from '../../ui/form/phone-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { ConsentText } from './consent-text.tsx';
import { useAfter } from './use-after.ts';
import { useFirstField } from './use-first-field.ts';
import styles from './verification.module.css';

export interface PhoneStepProps {
  /** What was typed before the player came back from the code. */
  typed: CallInputOf<'sendPhoneCode'>['body'] | null;
  /** Why the code could not be sent; null when it was. */
  onSend: (to: CallInputOf<'sendPhoneCode'>['body']) => Promise<string | null>;
}

/** How long the service's word beside the phone stays (player-account §4). */
const FAULT_MS = 4_000;

export function PhoneStep({ typed, onSend }: PhoneStepProps) {
  const { player } = useSession();
  const phoneNumber = typed?.phoneNumber ?? player?.phoneNumber ?? '';
  const form = useForm({
    initial: { phoneNumber, commercialMessageRules: typed?.commercialMessageRules ?? false },
    check: (values) => {
      const fault = phoneFault(values.phoneNumber);
      return fault === null ? {} : { phoneNumber: fault };
    },
    submit: async (values) => {
      const fault = await onSend(values);
      return fault === null ? null : { fields: { phoneNumber: fault } };
    },
  });
  useFirstField(form.form.ref, 'dialog');
  const { errors, set, values } = form;
  // Setting a value again takes away what the service said of it, and never a fault of the value itself.
  useAfter(FAULT_MS, errors.phoneNumber ?? '', () => set('phoneNumber', values.phoneNumber));
  return (
    <form {...form.form} className={styles['form']}>
      <p className={styles['words']}>Telefon numaranı gir, doğrulama kodunu SMS ile gönderelim.</p>
      <PhoneField label="Telefon numarası" {...form.text('phoneNumber')} />
      <CheckboxField label={<ConsentText />} {...form.flag('commercialMessageRules')} />
      <SubmitButton busy={form.busy}>Kod gönder</SubmitButton>
    </form>
  );
}
