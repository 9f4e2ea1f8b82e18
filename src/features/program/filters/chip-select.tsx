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
 * The chosen label is drawn by the chip, in the size of the chips beside it, and the select lies over it unseen: iOS
 * zooms into the page when a select with text below 16 px takes the focus.
 */
export function ChipSelect({ label, value, options, onChange, active = false, tour }: ChipSelectProps) {
  return (
    <span className={`middle rigid muted ${styles['choice']} ${active ? styles['active'] : ''}`} data-tour={tour}>
      <span className={`clip text-sm weight-550 ${styles['chosen']}`} aria-hidden>
        {labelOf(value, options)}
      </span>
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

/** Label of the chosen option; of the first while the value is none of them, as in the browser's own control. */
function labelOf(value: string, options: ChipSelectProps['options']): string {
  const all = options.flatMap((option) => ('options' in option ? option.options : [option]));
  return (all.find((option) => option.value === value) ?? all[0])?.label ?? '';
}

function toOption({ value, label }: FilterOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
