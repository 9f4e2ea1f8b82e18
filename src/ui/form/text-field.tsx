import type { HTMLInputTypeAttribute } from 'react';
import { classNames } from '../style/class-names.ts';
import { Field, type FieldLabels, type TextBinding } from './field.tsx';
import styles from './field.module.css';

interface TextFieldProps extends TextBinding, FieldLabels {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel'>;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email';
  placeholder?: string;
  maxLength?: number;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, onChange, onBlur, name, value, focused, type = 'text', ...rest } = props;
  return (
    <Field label={label} error={error} hint={hint} focused={focused}>
      {(control) => (
        <input
          {...control}
          {...rest}
          type={type}
          name={name}
          value={value}
          autoCapitalize={type === 'text' ? undefined : 'none'}
          spellCheck={type === 'text' ? undefined : false}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

interface TextAreaFieldProps extends TextBinding, FieldLabels {
  /** Long text: higher and without a maximum length; the form checks the length instead. */
  long?: boolean;
}

/** Text field with several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, name, value, onChange, onBlur, autoComplete, focused, long = false } = props;
  return (
    <Field label={label} error={error} hint={hint} focused={focused}>
      {(control) => (
        <textarea
          {...control}
          className={classNames(control.className, styles['area'])}
          name={name}
          value={value}
          rows={long ? 7 : 3}
          maxLength={long ? undefined : 500}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
