import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from '../style/class-names.ts';
import styles from './field.module.css';
import { Field, type FieldLabels, type TextBinding } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends TextBinding, FieldLabels {
  options: readonly SelectOption[];
  /** Text while nothing is chosen. */
  placeholder?: string;
  disabled?: boolean;
}

/** Native select, which works with phones, keyboards and screen readers better than a custom one. */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    hint,
    error,
    name,
    value,
    onChange,
    onBlur,
    options,
    placeholder = 'Seç',
    disabled,
    autoComplete,
  } = props;
  const chevron = <ChevronDown size={18} className={styles['chevron']} aria-hidden="true" />;
  return (
    <Field label={label} error={error} hint={hint} aside={chevron}>
      {(control) => (
        <select
          {...control}
          className={classNames(control.className, styles['select'])}
          name={name}
          value={value}
          disabled={disabled}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
