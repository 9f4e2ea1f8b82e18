import type { ReactNode } from 'react';
import choice from './choice.module.css';
import styles from './field.module.css';

interface RadioGroupProps {
  legend: string;
  name: string;
  labels: readonly string[];
  /** Index of the chosen label; -1 for none. */
  chosen: number;
  onChoose: (place: number) => void;
  disabled?: boolean;
  /** Rendered below the choices. */
  children?: ReactNode;
}

/** Radio buttons for a few sentences. */
export function RadioGroup({ legend, name, labels, chosen, onChoose, disabled = false, children }: RadioGroupProps) {
  return (
    <fieldset className={styles['group']} disabled={disabled}>
      <legend className={`text-sm muted ${styles['legend']}`}>{legend}</legend>
      {labels.map((label, place) => (
        <label key={label} className={`row gap-3 text-sm weight-550 ${styles['option']}`}>
          <input
            type="radio"
            className={choice['radio']}
            name={name}
            checked={place === chosen}
            onChange={() => onChoose(place)}
          />
          {label}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
