import type { HTMLInputTypeAttribute } from 'react';
import type { FieldLabels, TextBinding } from './bindings.ts';
import { Field } from './field.tsx';

export interface TextFieldProps extends TextBinding, FieldLabels {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel'>;
  inputMode?: 'text' | 'numeric' | 'email';
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
