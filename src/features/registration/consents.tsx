import type { RegistrationForm } from '../../domain/member/registration-form.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import { LegalLink } from './legal-link.tsx';

/** The four consents of step 1: two without which nobody joins, two that are the player's own choice. */
export function Consents({ form }: { form: Form<RegistrationForm> }) {
  const { flag, set } = form;
  return (
    <>
      <CheckboxField
        {...flag('membershipContract')}
        label={
          <>
            <LegalLink name="contract-info" onConfirm={() => set('membershipContract', true)} />
            ’ni okudum, onaylıyorum. <Required />
          </>
        }
      />
      <CheckboxField
        {...flag('memberNotification')}
        label={
          <>
            <LegalLink name="member-notification" onConfirm={() => set('memberNotification', true)} />
            ’ni ve <LegalLink name="partner-member-notification" />
            ’ni okudum. <Required />
          </>
        }
      />
      <CheckboxField
        {...flag('personalMarketing')}
        label={
          <>
            Kişisel verilerimin <LegalLink name="personal-marketing-notification" /> kapsamında işlenmesine{' '}
            <LegalLink name="personal-marketing-consent" onConfirm={() => set('personalMarketing', true)} /> ile izin
            veriyorum. (İsteğe bağlı)
          </>
        }
      />
      <CheckboxField
        {...flag('commercialElectronic')}
        label={
          <>
            Kampanyalardan haberdar olmak için <LegalLink name="commercial-electronic-notification" /> kapsamında{' '}
            <LegalLink name="commercial-electronic-consent" onConfirm={() => set('commercialElectronic', true)} /> ile
            ileti gönderilmesine izin veriyorum. (İsteğe bağlı)
          </>
        }
      />
    </>
  );
}

function Required() {
  return <span>(Zorunlu)</span>;
}
