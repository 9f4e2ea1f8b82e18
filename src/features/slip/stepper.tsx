import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './stepper.module.css';
import { useOptimistic } from '../../state/load/use-optimistic.ts';

export interface StepperProps {
  label: string;
  value: number;
  /** Where an emptied field goes back to. */
  least: number;
  /** The buttons stop here; typed may be more, and is judged like everything else. */
  most: number;
  onChange: (value: number) => Promise<unknown>;
}

/** A whole number by buttons or typed; anything but digits drops out (sportsbook §5). */
export function Stepper({ label, value, least, most, onChange }: StepperProps) {
  const id = useId();
  const [number, want] = useOptimistic(value, onChange);
  const [empty, setEmpty] = useState(false);
  const type = (text: string): void => {
    const digits = text.replace(/\D/g, '').slice(0, DIGITS);
    setEmpty(digits === '');
    want(digits === '' ? 0 : Number(digits));
  };
  const step = (by: number): void => {
    setEmpty(false);
    want(Math.min(most, Math.max(1, number + by)));
  };
  const leave = (): void => {
    setEmpty(false);
    if (number === 0) want(least);
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={styles['stepper']}>
        <button type="button" aria-label={`${label} azalt`} disabled={number <= 1} onClick={() => step(-1)}>
          <Minus size={16} aria-hidden />
        </button>
        <input
          id={id}
          className="num"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          value={empty ? '' : String(number)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
        <button type="button" aria-label={`${label} artır`} disabled={number >= most} onClick={() => step(1)}>
          <Plus size={16} aria-hidden />
        </button>
      </div>
    </div>
  );
}

/** More is no price any limit allows. */
const DIGITS = 6;
