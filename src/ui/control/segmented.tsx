import type { ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import styles from './segmented.module.css';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface SegmentedProps<Value extends string> {
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Accessible name of the group. */
  label: string;
  /** Shares the width equally among the options. */
  wide?: boolean;
}

/** Choice between a few exclusive values, all visible. */
export function Segmented<Value extends string>({ options, value, onChange, label, wide }: SegmentedProps<Value>) {
  return (
    <fieldset
      className={classNames('rigid shrink gap-2px', styles['segmented'], wide && styles['wide'])}
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles['option']}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
