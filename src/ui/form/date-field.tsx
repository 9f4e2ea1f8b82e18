import type { FieldLabels, TextBinding } from './bindings.ts';
import { Field } from './field.tsx';
import { MaskedInput } from './masked-fields.tsx';
import { dateMask } from './masks.ts';

/** A date typed as gg.aa.yyyy, which is also its value. */
export function DateField(props: TextBinding & FieldLabels) {
  const { label, hint, error, name, value, onChange, onBlur, autoComplete = 'bday', focused } = props;
  return (
    <Field label={label} error={error} hint={hint} focused={focused}>
      {(control) => (
        <MaskedInput
          {...control}
          mask={dateMask}
          name={name}
          value={value}
          placeholder="gg.aa.yyyy"
          autoComplete={autoComplete}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
