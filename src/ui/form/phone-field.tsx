import type { FieldLabels, TextBinding } from './bindings.ts';
import { Field } from './field.tsx';
import { MaskedInput } from './masked-fields.tsx';
import { phoneMask } from './masks.ts';

/** A Turkish phone number in its mask; the value is its digits, from 0 (player-account §5). */
export function PhoneField(props: TextBinding & FieldLabels) {
  const { label, hint, error, name, value, onChange, onBlur, autoComplete = 'tel-national', focused } = props;
  return (
    <Field label={label} error={error} hint={hint} focused={focused}>
      {(control) => (
        <MaskedInput
          {...control}
          mask={phoneMask}
          unmasked
          name={name}
          value={value}
          placeholder="0 (5xx) xxx xx xx"
          autoComplete={autoComplete}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
