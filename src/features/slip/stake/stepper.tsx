import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { useOptimistic } from '../../../state/load/use-optimistic.ts';
import styles from './stepper.module.css';

export interface StepperProps {
  label: string;
  value: number;
  /** Where an emptied field goes back to. */
  least: number;
  /** The buttons stop here; typed may be more, and is judged like everything else. */
  most: number;
  onChange: (value: number) => Promise<unknown>;
}

/** A whole number by buttons or typed; anything but digits drops out (rule stake-13). */
export function Stepper({ label, value, least, most, onChange }: StepperProps) {
  const id = useId();
  const [number, setNumber] = useOptimistic(value, onChange);
  const [empty, setEmpty] = useState(false);
  const type = (text: string): void => {
    const digits = digitsOf(text);
    setEmpty(digits === '');
    setNumber(digits === '' ? 0 : Number(digits));
  };
  const step = (by: number): void => {
    setEmpty(false);
    setNumber(Math.min(most, Math.max(1, number + by)));
  };
  const leave = (): void => {
    setEmpty(false);
    if (number === 0) setNumber(least);
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <StepperFrame
        id={id}
        name={label}
        text={empty ? '' : String(number)}
        first={number <= 1}
        last={number >= most}
        onType={type}
        onStep={step}
        onLeave={leave}
      />
    </div>
  );
}

export interface StepperFrameProps {
  /** Of the field, for its label. */
  id: string;
  /** What the buttons make less and more of. */
  name: string;
  text: string;
  /** Behind the number. */
  unit?: string;
  /** There is nothing below, nothing above. */
  first: boolean;
  last: boolean;
  onType: (text: string) => void;
  onStep: (direction: 1 | -1) => void;
  onLeave: () => void;
}

/** The field between its two buttons. */
export function StepperFrame(props: StepperFrameProps) {
  const { id, name, text, unit = '', first, last, onType, onStep, onLeave } = props;
  return (
    <div className={styles['stepper']}>
      <button type="button" aria-label={`${name} azalt`} disabled={first} onClick={() => onStep(-1)}>
        <Minus size={18} aria-hidden />
      </button>
      <span className={`${styles['value']} num`}>
        <input
          id={id}
          // As wide as what is in it, so that the unit stands beside it.
          size={Math.max(1, text.length)}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
        {unit !== '' && <span aria-hidden>{unit}</span>}
      </span>
      <button type="button" aria-label={`${name} artır`} disabled={last} onClick={() => onStep(1)}>
        <Plus size={18} aria-hidden />
      </button>
    </div>
  );
}

/** Of what was typed; more of them is no price any limit allows. */
export function digitsOf(text: string, most = 6): string {
  return text.replace(/\D/g, '').slice(0, most);
}
