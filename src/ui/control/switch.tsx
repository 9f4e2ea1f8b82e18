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
      className={`row gap-4 ${styles['switch']}`}
      aria-checked={on}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      disabled={disabled}
      onClick={() => onChange(!on)}
    >
      <span className="stack fill shrink gap-2px">
        <span id={`${id}-label`} className="weight-550">
          {label}
        </span>
        <span id={`${id}-hint`} className="text-xs muted leading-145">
          {hint}
        </span>
      </span>
      <span className={styles['track']} aria-hidden="true" />
    </button>
  );
}
