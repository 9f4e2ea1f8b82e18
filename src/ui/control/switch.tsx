import { useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  /** Effect of the switch, or the reason why it is disabled. */
  hint: string;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
}

/** Switch that takes effect at once. */
export function Switch({ label, hint, on, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className={styles['switch']}
      aria-checked={on}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      disabled={disabled}
      onClick={() => onChange(!on)}
    >
      <span className={styles['words']}>
        <span id={`${id}-label`} className={styles['label']}>
          {label}
        </span>
        <span id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </span>
      </span>
      <span className={styles['track']} aria-hidden="true" />
    </button>
  );
}
