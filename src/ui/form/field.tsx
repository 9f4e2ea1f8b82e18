import { type ReactNode, useEffect, useId } from 'react';
import { classNames } from '../style/class-names.ts';
import styles from './field.module.css';

/** What `useForm` gives a field: its value, its fault, and where to report changes. */
interface FieldBinding {
  name: string;
  /** The message beside the field; '' for none. */
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

/** What every field takes besides its binding. */
export interface FieldLabels {
  label: string;
  /** Stands under the field until a fault takes its place. */
  hint?: string | undefined;
  autoComplete?: string;
  /** Takes the focus when it appears: the first field of a dialog or of a next step. */
  focused?: boolean;
}

/** What ties a control to its label and to what stands under it. */
export interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  /** Where the focus goes when the dialog it stands in opens. */
  'data-autofocus': '' | undefined;
}

export interface FieldFrameProps {
  label: string;
  error: string;
  hint?: string | undefined;
  focused?: boolean | undefined;
  /** Beside the control, inside its border: a button that shows the password. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, and the line under it: the hint, and in its place the fault. The line keeps its room, so that a fault moves nothing. */
export function Field({ label, error, hint = '', focused = false, aside, children }: FieldFrameProps) {
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
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={classNames(styles['box'], faulty && styles['faulty'])}>
        {children(control)}
        {aside}
      </div>
      <p
        id={`${id}-support`}
        className={classNames(styles['support'], hint !== '' && styles['hinted'], faulty && styles['fault'])}
      >
        {support}
      </p>
    </div>
  );
}
