import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useLayoutEffect, useRef, useState } from 'react';
import { PASSWORD_MAX_LENGTH } from '../../domain/member/fields/credentials.ts';
import styles from './field.module.css';
import { Field, type FieldLabels, type TextBinding } from './field.tsx';

interface PasswordFieldProps extends TextBinding, FieldLabels {
  /** For password managers: sign-in offers the saved password, registration a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** Password, hidden unless the player reveals it. Correction and suggestions of the browser are off. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, onChange, onBlur, name, value, autoComplete, focused } = props;
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // React's `value` would also write the password into the page's markup, where reports and recordings find it.
  useLayoutEffect(() => {
    if (input.current !== null && input.current.value !== value) input.current.value = value;
  }, [value]);
  const reveal = (
    <button
      type="button"
      className={`icon-button rigid muted ${styles['reveal']}`}
      aria-label={`${label}: ${shown ? 'gizle' : 'göster'}`}
      // Pressing the button must not take the focus from the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
    </button>
  );
  return (
    <Field label={label} error={error} hint={hint} focused={focused} aside={reveal}>
      {(control) => (
        <input
          {...control}
          type={shown ? 'text' : 'password'}
          ref={input}
          name={name}
          maxLength={PASSWORD_MAX_LENGTH}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
