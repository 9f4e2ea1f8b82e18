import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import styles from './play.module.css';

export interface StepsProps {
  label: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** A whole number from 1 on, by buttons or typed; what a coupon may be is judged where it is marked. */
export function Steps({ label, value, most, onChange }: StepsProps) {
  const id = useId();
  const [empty, setEmpty] = useState(false);
  const type = (text: string): void => {
    const number = Number(text.replaceAll(/\D/g, '').slice(0, 4));
    // Emptied, it waits for another number and is meanwhile the least: put back at once, the next figure would come
    // behind it, and cost many times as much.
    setEmpty(number === 0);
    onChange(Math.min(most, Math.max(1, number)));
  };
  const step = (by: number): void => {
    setEmpty(false);
    onChange(value + by);
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['steps']}>
        <button type="button" aria-label={`${label} azalt`} disabled={value <= 1} onClick={() => step(-1)}>
          <Minus size={18} aria-hidden />
        </button>
        <input
          id={id}
          className="num"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          value={empty ? '' : value}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setEmpty(false)}
        />
        <button type="button" aria-label={`${label} artır`} disabled={value >= most} onClick={() => step(1)}>
          <Plus size={18} aria-hidden />
        </button>
      </span>
    </div>
  );
}
