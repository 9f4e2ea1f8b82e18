import Check from 'lucide-react/icons/check';
import styles from './option-list.module.css';

export interface OptionListProps<Value extends string> {
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** List of values with a line each, for a sheet. */
export function OptionList<Value extends string>({ options, value, onChange }: OptionListProps<Value>) {
  return (
    <ul className={styles['options']}>
      {options.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            className={`row between weight-550 ${styles['option']}`}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
            {option.value === value && <Check size={18} aria-hidden />}
          </button>
        </li>
      ))}
    </ul>
  );
}
