import ChevronDown from 'lucide-react/icons/chevron-down';
import styles from './filters.module.css';

export interface FilterOption {
  value: string;
  label: string;
}

export interface FilterOptionGroup {
  label: string;
  options: readonly FilterOption[];
}

interface ChipSelectProps {
  label: string;
  value: string;
  options: readonly (FilterOption | FilterOptionGroup)[];
  onChange: (value: string) => void;
  /** True when the value differs from the default and hides events. */
  active?: boolean;
  /** Name of the element for a tour. */
  tour?: string;
}

/**
 * Choice of one value behind a chip. Uses the platform's own list, which works on every phone and with screen readers.
 */
export function ChipSelect({ label, value, options, onChange, active = false, tour }: ChipSelectProps) {
  return (
    <span className={`middle rigid muted ${styles['choice']} ${active ? styles['active'] : ''}`} data-tour={tour}>
      <select
        className={`clip text-sm weight-550 ${styles['select']}`}
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

function toOption({ value, label }: FilterOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
