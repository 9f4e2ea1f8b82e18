import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { countText } from '../../../domain/number-text.ts';
import { useOptimisticNumber } from '../../../state/load/use-optimistic-number.ts';
import { MoneyInput } from '../../../ui/form/money-field.tsx';
import { useTypedNumber, wholeNumber, wholeNumberNote } from '../../../ui/form/use-typed-number.ts';
import styles from './slip-stake.module.css';

interface StepperProps {
  label: string;
  value: number;
  /** Value an emptied field is reset to. */
  emptyValue: number;
  /** Maximum for the buttons; a typed value may be higher and is checked with the rest of the slip. */
  max: number;
  onChange: (value: number) => Promise<unknown>;
}

/** A whole number, changed by buttons or typed (rule stake-13). */
export function Stepper({ label, value, emptyValue: least, max: most, onChange }: StepperProps) {
  const id = useId();
  const [number, setNumber] = useOptimisticNumber(value, onChange);
  const typed = useTypedNumber(number, countText(number), (kurus) => wholeNumber(kurus, MOST_TYPED), setNumber);
  const step = (by: number): void => {
    typed.clear();
    setNumber(Math.min(most, Math.max(1, number + by)));
  };
  const leave = (): void => {
    typed.blur();
    if (number === 0 && typed.amount !== 'unclear') setNumber(least);
  };
  return (
    <div className={`stack shrink ${styles['field']}`}>
      <label htmlFor={id} className="text-xs muted">
        {label}
      </label>
      <StepperFrame
        id={id}
        name={label}
        text={typed.text}
        note={wholeNumberNote(typed.amount, number)}
        isAtMin={number <= 1}
        isAtMax={number >= most}
        onType={typed.change}
        onStep={step}
        onLeave={leave}
      />
    </div>
  );
}

interface StepperFrameProps {
  /** Id of the input, for its label. */
  id: string;
  /** Name of the value, for the buttons' labels. */
  name: string;
  text: string;
  /** Shown after the number. */
  unit?: string;
  /** Note about text that was not read as written; '' for none. */
  note: string;
  /** True when the value cannot be decreased (`first`) or increased (`last`). */
  isAtMin: boolean;
  isAtMax: boolean;
  onType: (text: string) => void;
  onStep: (direction: 1 | -1) => void;
  onLeave: () => void;
}

/** The input between its two buttons. */
export function StepperFrame(props: StepperFrameProps) {
  const { id, name, text, unit = '', note, isAtMin: first, isAtMax: last, onType, onStep, onLeave } = props;
  return (
    <div>
      <div className={styles['stepper']}>
        <button type="button" aria-label={`${name} azalt`} disabled={first} onClick={() => onStep(-1)}>
          <Minus size={18} aria-hidden />
        </button>
        <span className={`row shrink weight-700 ${styles['value']} num`}>
          <MoneyInput
            id={id}
            // The field is as wide as its text, so that the unit follows directly.
            size={Math.max(1, text.length)}
            inputMode="numeric"
            enterKeyHint="done"
            aria-describedby={note === '' ? undefined : `${id}-note`}
            text={text}
            onFocus={(event) => event.target.select()}
            onText={onType}
            onBlur={onLeave}
          />
          {unit !== '' && <span aria-hidden>{unit}</span>}
        </span>
        <button type="button" aria-label={`${name} artır`} disabled={last} onClick={() => onStep(1)}>
          <Plus size={18} aria-hidden />
        </button>
      </div>
      <output id={`${id}-note`} className={styles['note']}>
        {note}
      </output>
    </div>
  );
}

/** No limit allows a higher number. */
const MOST_TYPED = 999_999;
