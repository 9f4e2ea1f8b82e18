import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { UNKNOWN_OUTCOME_TEXT, outcomeText } from '../../../domain/outcome-text.ts';
import { REQUIRED_TEXT } from '../../../domain/member/fields/required.ts';
import { Page } from '../../../parts/page/page.tsx';
import { useReloadDeferral } from '../../../state/device/use-reload-deferral.ts';
import { writeService } from '../../../state/engine/call-service.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import styles from '../sign-in.module.css';
import { NewPasswordFields, newPasswordFaults } from './new-password-fields.tsx';

/** A member's change of password; afterwards the form is empty again and a note confirms the change. */
export default function ChangePasswordPage() {
  const [changes, setChanges] = useState(0);
  return (
    <Page width="form">
      <div className={styles['card']}>
        {changes > 0 && (
          <output className={`flex gap-2 text-sm ${styles['done']}`}>
            <CircleCheck size={18} aria-hidden="true" />
            Şifren değiştirildi.
          </output>
        )}
        <ChangePasswordForm key={changes} onDone={() => setChanges(changes + 1)} />
      </div>
    </Page>
  );
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    initial: { oldPassword: '', password: '', repeated: '' },
    check: (values) => ({
      oldPassword: values.oldPassword === '' ? REQUIRED_TEXT : '',
      ...newPasswordFaults(values, values.oldPassword),
    }),
    submit: async ({ oldPassword, password }) => {
      const result = await writeService('changePassword', { body: { oldPassword, newPassword: password } });
      if (!result.ok) return { form: outcomeText(result.failure, UNKNOWN_OUTCOME_TEXT) };
      onDone();
      return null;
    },
  });
  useReloadDeferral(form.changed);
  return (
    <FormFrame of={form} submit="Şifreyi değiştir">
      <PasswordField label="Mevcut şifre" {...form.text('oldPassword')} autoComplete="current-password" />
      <NewPasswordFields password={form.text('password')} repeated={form.text('repeated')} />
    </FormFrame>
  );
}
