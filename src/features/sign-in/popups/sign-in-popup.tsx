/** Popups after a sign-in (rule sign-in-10): consent to be contacted, mail verification, a campaign. */
import type { ReactNode } from 'react';
import { failureText } from '../../../domain/failure-text.ts';
import type { DuePopup } from '../../../domain/member/sign-in/due-popups.ts';
import { OperatorLink } from '../../../parts/operator-link/operator-link.tsx';
import { writeService } from '../../../state/engine/call-service.ts';
import { useIsMounted } from '../../../state/engine/use-action.ts';
import { removeSignInPopup } from '../../../state/member/sign-in-popups.ts';
import { requestDialog, dismissModal, hideModal, showForm } from '../../../state/overlays/dialogs.ts';
import { useOverlayDialog } from '../../../state/overlays/overlay-queue.ts';
import { Button, buttonClass } from '../../../ui/control/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import styles from './popups.module.css';

/**
 * Shows one popup at a time. Closing it postpones it to the next sign-in; if another dialog covered it, it reappears.
 */
export default function SignInPopup({ popup }: { popup: DuePopup }) {
  useOverlayDialog('afterSignIn', true, {
    show: () =>
      showForm({
        owner: 'afterSignIn',
        title: titles[popup.kind],
        content: contentOf(popup),
        closeOnRouteChange: false,
        disableOutsideClick: true,
        onClose: () => removeSignInPopup(popup.kind),
      }),
    hide: hideModal,
  });
  return null;
}

const titles: Record<DuePopup['kind'], string> = {
  contact: 'İletişim izinlerin',
  mail: 'E-posta adresini doğrula',
  campaign: 'Sana özel kampanya',
};

function contentOf(popup: DuePopup): ReactNode {
  if (popup.kind === 'contact') return <Contact due={popup} />;
  return popup.kind === 'mail' ? <Mail /> : <Campaign url={popup.url} />;
}

/**
 * Consents to be contacted. Only consents not answered before are shown, and only the shown ones are sent, because
 * nobody can agree to what was not shown (rule verification-7).
 */
function Contact({ due }: { due: Extract<DuePopup, { kind: 'contact' }> }) {
  const stillHere = useIsMounted();
  const form = useForm({
    initial: { sms: false, otherDevice: false },
    check: () => ({}),
    submit: async ({ sms, otherDevice }) => {
      const body = { ...(due.sms ? { sms } : {}), ...(due.otherDevice ? { otherDevice } : {}) };
      const result = await writeService('confirmContact', { body });
      if (!result.ok) return { form: failureText(result.failure) };
      if (stillHere()) dismissModal();
      return null;
    },
  });
  return (
    <FormFrame of={form} submit="Kaydet" foot={<PutOff text="Şimdi değil" />}>
      <p className={`text-sm muted ${styles['popupText']}`}>
        Kampanyalardan ve sana özel fırsatlardan haberdar olmak için izin verebilirsin. Dilediğin zaman
        değiştirebilirsin.
      </p>
      {due.sms && <CheckboxField label="SMS ile bilgilendirilmek istiyorum." {...form.flag('sms')} />}
      {due.otherDevice && (
        <CheckboxField
          label="Arama, e-posta ve uygulama bildirimi ile bilgilendirilmek istiyorum."
          {...form.flag('otherDevice')}
        />
      )}
    </FormFrame>
  );
}

function Mail() {
  const verify = (): void => {
    // Opened first, so that the next popup waits until this dialog is closed.
    requestDialog('mail');
    dismissModal();
  };
  return (
    <>
      <p className={`text-sm muted ${styles['popupText']}`}>
        Hesabını güvende tutmak ve bilgilendirmeleri kaçırmamak için e-posta adresini doğrula.
      </p>
      <div className="stack gap-2">
        <Button variant="primary" wide onClick={verify}>
          E-postamı doğrula
        </Button>
        <PutOff text="Daha sonra" />
      </div>
    </>
  );
}

/** Link to the campaign: a page of the product, or another site in a new tab (rule sign-in-10). */
function Campaign({ url }: { url: string }) {
  return (
    <>
      <p className={`text-sm muted ${styles['popupText']}`}>
        Sana özel bir kampanyamız var. Ayrıntılarını ve katılım koşullarını hemen inceleyebilirsin.
      </p>
      <div className="stack gap-2">
        <OperatorLink to={url} className={buttonClass('primary', true)} onClick={dismissModal}>
          Kampanyayı incele
        </OperatorLink>
        <PutOff text="Daha sonra" />
      </div>
    </>
  );
}

function PutOff({ text }: { text: string }) {
  return (
    <Button variant="quiet" wide onClick={dismissModal}>
      {text}
    </Button>
  );
}
