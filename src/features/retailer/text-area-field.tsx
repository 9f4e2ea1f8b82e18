import type { FieldLabels, TextBinding } from '../../ui/form/bindings.ts';
import { classNames } from '../../ui/style/class-names.ts';
import { Field } from '../../ui/form/field.tsx';
import styles from './application-page.module.css';

export function TextAreaField(props: TextBinding & FieldLabels) {
  const { label, hint, error, name, value, onChange, onBlur, autoComplete } = props;
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          className={classNames(control.className, styles['textarea'])}
          name={name}
          value={value}
          rows={3}
          maxLength={500}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
