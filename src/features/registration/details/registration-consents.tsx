import type { RegistrationForm } from '../../../domain/member/registration/registration-form.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import type { LegalTextName } from '../../../contract/services/common-calls.ts';
import { legalTitles } from '../../../parts/legal-text/legal-titles.ts';
import { LegalConfirm } from '../../../parts/legal-text/legal-text.tsx';
import { hideSheet, showContract } from '../../../state/overlays/dialogs.ts';
import styles from '../registration.module.css';

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

interface LegalLinkProps {
  name: LegalTextName;
  /** Gives the consent, called when the text is confirmed; if undefined, the text can only be read. */
  onConfirm?: () => void;
}

/** Link inside a sentence that opens a legal text in the contract sheet (rule terms-3). */
function LegalLink({ name, onConfirm }: LegalLinkProps) {
  const open = (): void => {
    const confirm = (): void => {
      hideSheet();
      onConfirm?.();
    };
    showContract({
      title: legalTitles[name],
      // The confirm button is rendered with the text, because a text that did not load cannot be confirmed.
      buttonText: '',
      content: (
        <LegalConfirm
          name={name}
          confirmText={onConfirm === undefined ? 'Anladım' : 'Okudum, onaylıyorum'}
          onConfirm={confirm}
        />
      ),
    });
  };
  return (
    <button type="button" className={styles['link']} onClick={open}>
      {legalTitles[name]}
    </button>
  );
}
