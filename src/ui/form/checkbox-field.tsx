import { type ReactNode, useId } from 'react';
import { classNames } from '../style/class-names.ts';
import type { FlagBinding } from './field.tsx';
import choice from './choice.module.css';
import styles from './field.module.css';

interface CheckboxFieldProps extends FlagBinding {
  /** May contain links and buttons, which do not toggle the box. */
  label: ReactNode;
  hint?: string;
}

export function CheckboxField({ label, hint = '', error, name, checked, onChange, onBlur }: CheckboxFieldProps) {
  const id = useId();
  const support = error === '' ? hint : error;
  return (
    <div className={styles['checkboxField']}>
      <span className={styles['target']}>
        <input
          id={id}
          type="checkbox"
          className={classNames(choice['checkbox'], styles['checkboxBox'])}
          name={name}
          checked={checked}
          aria-invalid={error !== ''}
          aria-describedby={support === '' ? undefined : `${id}-support`}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
      </span>
      <label htmlFor={id} className={`text-sm muted leading-145 ${styles['label']}`}>
        {label}
      </label>
      {support !== '' && (
        <p
          id={`${id}-support`}
          className={
            error === '' ? `text-xs faint ${styles['checkboxSupport']}` : `text-xs faint ${styles['checkboxFault']}`
          }
        >
          {support}
        </p>
      )}
    </div>
  );
}
