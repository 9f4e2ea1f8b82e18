import type { RegistrationForm } from '../../../domain/member/registration/registration-form.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { LegalLink } from './legal-link.tsx';

/** The four consents of step 1: two required, two optional. */
export function RegistrationConsents({ form }: { form: Form<RegistrationForm> }) {
  const { flag, set } = form;
  return (
    <>
      <CheckboxField
        {...flag('membershipContract')}
        hint="Zorunlu"
        label={
          <>
            <LegalLink name="contract-info" onConfirm={() => set('membershipContract', true)} />
            ’ni okudum, onaylıyorum.
          </>
        }
      />
      <CheckboxField
        {...flag('memberNotification')}
        hint="Zorunlu"
        label={
          <>
            <LegalLink name="member-notification" onConfirm={() => set('memberNotification', true)} />
            ’ni ve <LegalLink name="partner-member-notification" />
            ’ni okudum.
          </>
        }
      />
      <CheckboxField
        {...flag('personalMarketing')}
        hint="İsteğe bağlı"
        label={
          <>
            <LegalLink name="personal-marketing-notification" />
            ’ni okudum; verilerimin{' '}
            <LegalLink name="personal-marketing-consent" onConfirm={() => set('personalMarketing', true)} /> kapsamında
            işlenmesine izin veriyorum.
          </>
        }
      />
      <CheckboxField
        {...flag('commercialElectronic')}
        hint="İsteğe bağlı"
        label={
          <>
            <LegalLink name="commercial-electronic-notification" />
            ’ni okudum;{' '}
            <LegalLink name="commercial-electronic-consent" onConfirm={() => set('commercialElectronic', true)} />{' '}
            kapsamında ileti almak istiyorum.
          </>
        }
      />
    </>
  );
}
