import type { ReactNode } from 'react';
import { FormError } from './form-error.tsx';
import styles from './form-frame.module.css';
import { SubmitButton } from './submit-button.tsx';
import type { FormState } from './use-form.ts';

export interface FormFrameProps {
  /** Result of `useForm`. */
  of: FormState;
  /** Accessible name of the form, if the heading above does not describe it. */
  label?: string | undefined;
  /** Text of the submit button. */
  submit: string;
  /** Text of the submit button while submitting; `submit` by default. */
  busyText?: string | undefined;
  /** Prevents submitting; `foot` gives the reason. */
  submitDisabled?: boolean;
  /** Further actions below the button. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** Form with its fields, the error of the whole form, and the submit button. */
export function FormFrame({
  of,
  label,
  submit,
  busyText = submit,
  submitDisabled: unable = false,
  foot,
  children,
}: FormFrameProps) {
  return (
    <form {...of.form} className={styles['form']} aria-label={label}>
      {children}
      <FormError text={of.formError} />
      <div className={`stack gap-2 ${styles['actions']}`}>
        <SubmitButton busy={of.busy} disabled={unable}>
          {of.busy ? busyText : submit}
        </SubmitButton>
        {foot}
      </div>
    </form>
  );
}
