import type { ReactNode } from 'react';
import { FormError } from './form-error.tsx';
import styles from './form-frame.module.css';
import { SubmitButton } from './submit-button.tsx';
import type { FormState } from './use-form.ts';

export interface FormFrameProps {
  /** What `useForm` returned. */
  of: FormState;
  /** What a screen reader calls it, where the heading above does not say it. */
  label?: string | undefined;
  /** Text of the button that sends it. */
  submit: string;
  /** The same while it is under way. */
  busyText?: string | undefined;
  /** It cannot be sent now; `foot` says why. */
  unable?: boolean;
  /** Other ways on, below the button. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** A form: its fields, what is wrong with the whole of it, and the one next step. */
export function FormFrame({ of, label, submit, busyText = submit, unable = false, foot, children }: FormFrameProps) {
  return (
    <form {...of.form} className={styles['form']} aria-label={label}>
      {children}
      <FormError text={of.formError} />
      <div className={styles['actions']}>
        <SubmitButton busy={of.busy} unable={unable}>
          {of.busy ? busyText : submit}
        </SubmitButton>
        {foot}
      </div>
    </form>
  );
}
