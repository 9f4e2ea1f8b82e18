import { classNames } from '../style/class-names.ts';
import type { FieldLabels, TextBinding } from './bindings.ts';
import styles from './field.module.css';
import { Field } from './field.tsx';
import { MaskedInput } from './masked-fields.tsx';
import { codeMask } from './masks.ts';

/** The six digits of an SMS, which the phone may fill in by itself. */
export function CodeField(props: TextBinding & Omit<FieldLabels, 'autoComplete'>) {
  const { label, hint, error, name, value, onChange, onBlur, focused } = props;
  return (
    <Field label={label} error={error} hint={hint} focused={focused}>
      {(control) => (
        <MaskedInput
          {...control}
          className={classNames(control.className, styles['code'])}
          mask={codeMask}
          name={name}
          value={value}
          autoComplete="one-time-code"
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
