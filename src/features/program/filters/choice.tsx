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
  /** Differs from the default and hides something. */
  active?: boolean;
  /** The name a tour knows it by. */
  tour?: string;
}

/** One of several values behind a chip: the platform's own list, which every phone and screen reader knows. */
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
