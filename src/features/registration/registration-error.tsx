import { Link } from 'wouter';
import { isServiceError, registrationErrorText } from './registration-errors.ts';
import { outcomeText } from '../../domain/outcome-text.ts';
import type { Failure } from '../../model/failure.ts';
import { entryLinks } from '../../routes/routes.ts';
import { hideModal, showModal } from '../../state/overlays/dialogs.ts';
import { buttonClass } from '../../ui/control/button.tsx';

/** The error modal of the registration (rule registration-9, failure-3). */
export function showRegistrationError(failure: Failure, onClose: (() => void) | null = null): void {
  const { title, text, leadsToSignIn } = registrationErrorText(failure);
  showModal({
    title,
    onClose,
    content: (
      <div className="stack gap-4 muted" role="alert">
        {text !== '' && <p>{text}</p>}
        {leadsToSignIn && (
          <Link href={entryLinks.signIn()} className={buttonClass('quiet', true)} onClick={hideModal}>
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
  /** True to clear the field's value, because it is useless after the failure. */
  clear: boolean;
  /** Text for a request without a response that may have succeeded; '' if repeating it is harmless. */
  doubt?: string;
}

/**
 * Handles a failed request of a registration form. An error of the service is shown in the dialog, which returns the
 * focus to the field; a request that got no response is reported in the form, and the typed values stay.
 */
export function handleRegistrationFailure<Name extends string>(
  failure: Failure,
  field?: FailedField<Name>,
): { form?: string; clear?: Name[] } {
  if (!isServiceError(failure)) return { form: outcomeText(failure, field?.doubt ?? '') };
  showRegistrationError(failure, field === undefined ? null : () => focusField(field));
  return field?.clear === true ? { clear: [field.name] } : {};
}

/** Runs a frame later, because a closing dialog returns the focus to where it was before. */
function focusField({ of, name }: FailedField<string>): void {
  requestAnimationFrame(() => {
    const field = of?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  });
}
