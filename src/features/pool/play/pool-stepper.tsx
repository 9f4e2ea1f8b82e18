import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { MoneyInput } from '../../../ui/form/money-field.tsx';
import { useTypedNumber, wholeNumber, wholeNumberNote } from '../../../ui/form/use-typed-number.ts';
import styles from './play.module.css';

export interface PoolStepperProps {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** A whole number of at least 1, changed by buttons or typed; the limits of a coupon are checked with its marks. */
export function PoolStepper({ label, value, max: most, onChange }: PoolStepperProps) {
  const id = useId();
  // An emptied field stays empty and counts as 1. If 1 were written back at once, the next digit would be appended to
  // it and the coupon would cost many times as much.
  const typed = useTypedNumber(value, String(value), (kurus) => Math.max(1, wholeNumber(kurus, most)), onChange);
  const note = wholeNumberNote(typed.amount, value);
  const step = (by: number): void => {
    typed.clear();
    onChange(value + by);
  };
  return (
    <div className={`stack text-xs muted ${styles['field']}`}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['steps']}>
        <button type="button" aria-label={`${label} azalt`} disabled={value <= 1} onClick={() => step(-1)}>
          <Minus size={18} aria-hidden />
        </button>
        <MoneyInput
          id={id}
          className="num"
          inputMode="numeric"
          enterKeyHint="done"
          aria-describedby={note === '' ? undefined : `${id}-note`}
          text={typed.text}
          onFocus={(event) => event.target.select()}
          onText={typed.change}
          onBlur={typed.blur}
        />
        <button type="button" aria-label={`${label} artır`} disabled={value >= most} onClick={() => step(1)}>
          <Plus size={18} aria-hidden />
        </button>
      </span>
      <output id={`${id}-note`}>{note}</output>
    </div>
  );
}
