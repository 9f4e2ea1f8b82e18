import { failureText } from '../../../domain/failure-text.ts';
import { writeService } from '../../../state/engine/services.ts';
import { reloadPlayer, signOut } from '../../../state/member/session.ts';
import { HtmlText } from '../../../parts/legal-text/legal-text.tsx';
import { useRead } from '../../../state/load/use-read.ts';
import { Button } from '../../../ui/control/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import styles from './terms-sheet.module.css';

/** The text, and the two ways on: confirm it, or sign out. */
export function TermsSheet() {
  const terms = useRead('getTermsOfUse', {});
  const form = useForm({
    initial: {},
    check: () => ({}),
    submit: async () => {
      const result = await writeService('confirmTermsOfUse', {});
      if (!result.ok) return { form: failureText(result.failure) };
      const reloaded = await reloadPlayer();
      return reloaded.ok ? null : { form: failureText(reloaded.failure) };
    },
  });
  return (
    <form {...form.form} className={styles['sheet']}>
      {/* A reader with a keyboard scrolls it like everybody. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles['text']} tabIndex={0} aria-label="Kullanım koşulları metni">
        <HtmlText of={terms} />
      </section>
      <FormError text={form.formError} />
      <div className={styles['actions']}>
        {terms.phase === 'ready' && <SubmitButton busy={form.busy}>Okudum, onaylıyorum</SubmitButton>}
        <Button variant="quiet" wide onClick={() => void signOut(false)}>
          Onaylamadan çıkış yap
        </Button>
      </div>
    </form>
  );
}
