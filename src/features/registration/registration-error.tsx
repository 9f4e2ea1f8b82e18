import { Link } from 'wouter';
import { isAnsweredError, registrationErrorWords } from '../../domain/member/registration/registration-errors.ts';
import { outcomeText } from '../../domain/outcome-text.ts';
import type { Failure } from '../../model/failure.ts';
import { links } from '../../routes/routes.ts';
import { hideModal, showModal } from '../../state/overlays/dialogs.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import styles from './registration.module.css';

/** The error modal of the registration (rule registration-9, failure-3). */
export function showRegistrationError(failure: Failure, onClose: (() => void) | null = null): void {
  const { title, text, leadsToSignIn } = registrationErrorWords(failure);
  showModal({
    title,
    onClose,
    content: (
      <div className={styles['error']} role="alert">
        {text !== '' && <p>{text}</p>}
        {leadsToSignIn && (
          <Link href={links.signIn()} className={buttonClass('quiet', true)} onClick={hideModal}>
            Giriş yap
          </Link>
        )}
      </div>
    ),
  });
}

interface FailedField<Name extends string> {
  of: HTMLFormElement | null;
  name: Name;
  /** What was typed is worth nothing. */
  clear: boolean;
  /** What may have been done where no answer came; '' where sending it again does no harm. */
  doubt?: string;
}

/**
 * What a form of the registration says when its request failed: an error of the service is the modal's, which returns the
 * focus to the field; what never reached the service is the form's, and what was typed is as good as before.
 */
export function registrationFailure<Name extends string>(
  failure: Failure,
  field?: FailedField<Name>,
): { form?: string; clear?: Name[] } {
  if (!isAnsweredError(failure)) return { form: outcomeText(failure, field?.doubt ?? '') };
  showRegistrationError(failure, field === undefined ? null : () => focusField(field));
  return field?.clear === true ? { clear: [field.name] } : {};
}

/** A frame later: a dialog that closes returns the focus to where it was before. */
function focusField({ of, name }: FailedField<string>): void {
  requestAnimationFrame(() => {
    const field = of?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  });
}
