import { type ReactNode, useEffect, useId } from 'react';
import { classNames } from '../style/class-names.ts';
import styles from './field.module.css';

/** Binding of a field from `useForm`: name, fault and blur handler. */
interface FieldBinding {
  name: string;
  /** Fault shown below the field; '' for none. */
  error: string;
  onBlur: () => void;
}

export interface TextBinding extends FieldBinding {
  value: string;
  onChange: (value: string) => void;
}

export interface FlagBinding extends FieldBinding {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Props of every field besides its binding. */
export interface FieldLabels {
  label: string;
  /** Shown below the field unless there is a fault. */
  hint?: string | undefined;
  autoComplete?: string;
  /** Focuses the field on mount: the first field of a dialog or of the next step. */
  focused?: boolean;
}

/** Props that connect a control with its label and its hint or fault. */
interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  /** Marks the control that an opening dialog focuses. */
  'data-autofocus': '' | undefined;
}

interface FieldProps {
  label: string;
  error: string;
  hint?: string | undefined;
  focused?: boolean | undefined;
  /** Rendered beside the control, inside its border: a button that reveals the password. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/**
 * Frame of a field: label, control, and a line below for the hint or, instead, the fault. The line always takes its
 * space, so that a fault moves nothing.
 */
export function Field({ label, error, hint = '', focused = false, aside, children }: FieldProps) {
  const id = useId();
  useEffect(() => {
    if (focused) document.getElementById(id)?.focus();
  }, [focused, id]);
  const faulty = error !== '';
  const support = faulty ? error : hint;
  const control: ControlProps = {
    id,
    className: styles['control'] ?? '',
    'aria-invalid': faulty,
    'aria-describedby': support === '' ? undefined : `${id}-support`,
    'data-autofocus': focused ? '' : undefined,
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className="text-sm weight-600 muted">
        {label}
      </label>
      <div className={classNames(styles['box'], faulty && styles['faulty'])}>
        {children(control)}
        {aside}
      </div>
      <p
        id={`${id}-support`}
        className={classNames(
          'text-xs faint',
          styles['support'],
          hint !== '' && styles['hinted'],
          faulty && styles['fault'],
        )}
      >
        {support}
      </p>
    </div>
  );
}
