import ChevronDown from 'lucide-react/icons/chevron-down';
import styles from './choice.module.css';

export interface ChoiceOption {
  value: string;
  label: string;
}

export interface OptionGroup {
  label: string;
  options: readonly ChoiceOption[];
}

export interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (ChoiceOption | OptionGroup)[];
  onChange: (value: string) => void;
  /** True when the value differs from the default and hides events. */
  active?: boolean;
  /** Name of the element for a tour. */
  tour?: string;
}

/**
 * Choice of one value behind a chip. Uses the platform's own list, which works on every phone and with screen readers.
 */
export function Choice({ label, value, options, onChange, active = false, tour }: ChoiceProps) {
  return (
    <span className={`${styles['choice']} ${active ? styles['active'] : ''}`} data-tour={tour}>
      <select
        className={styles['select']}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(toOption)}
            </optgroup>
          ) : (
            toOption(option)
          ),
        )}
      </select>
      <ChevronDown size={14} aria-hidden="true" />
    </span>
  );
}

function toOption({ value, label }: ChoiceOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
