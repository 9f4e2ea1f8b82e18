import type { DuePopup } from '../../../domain/member/sign-in/due-popups.ts';
import { failureText } from '../../../domain/failure-text.ts';
import { dismissModal } from '../../../state/overlays/dialogs.ts';
import { writeService } from '../../../state/engine/services.ts';
import { Button } from '../../../ui/control/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import styles from './popup.module.css';

/** Whether the player may be written to and called: only what was not answered before is asked. */
export function ContactPopup({ due }: { due: Extract<DuePopup, { kind: 'contact' }> }) {
  const form = useForm({
    initial: { sms: !due.sms, otherDevice: !due.otherDevice },
    check: () => ({}),
    submit: async (values) => {
      const result = await writeService('confirmContact', { body: values });
      if (!result.ok) return { form: failureText(result.failure) };
      dismissModal();
      return null;
    },
  });
  return (
    <form {...form.form} className={styles['popup']}>
      <p>
        Kampanyalardan ve sana özel fırsatlardan haberdar olmak için izin verebilirsin. Dilediğin zaman değiştirirsin.
      </p>
      <div>
        {due.sms && <CheckboxField label="SMS ile bilgilendirilmek istiyorum." {...form.flag('sms')} />}
        {due.otherDevice && (
          <CheckboxField
            label="Arama, e-posta ve uygulama bildirimi ile bilgilendirilmek istiyorum."
            {...form.flag('otherDevice')}
          />
        )}
      </div>
      <FormError text={form.formError} />
      <div className={styles['actions']}>
        <SubmitButton busy={form.busy}>Kaydet</SubmitButton>
        <Button variant="quiet" wide onClick={dismissModal}>
          Şimdi değil
        </Button>
      </div>
    </form>
  );
}
