/** The terms of a slip: plain or in systems, at which misli, and how many coupons of it. */
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { countText } from '../../domain/number-text.ts';
import { type SlipView, quickAmounts } from '../../domain/slip/slip-view.ts';
import { leastMultiplier, mostMultiplier } from '../../domain/slip/stake.ts';
import { useOptimistic } from '../../state/load/use-optimistic.ts';
import { changeSlip } from '../../state/slip/slip.ts';
import { Segmented } from '../../ui/control/segmented.tsx';
import styles from './slip-terms.module.css';

export type SlipKind = 'plain' | 'system';

interface SlipKindProps {
  kind: SlipKind;
  onChange: (kind: SlipKind) => void;
}

/** All in one column, or systems. */
export function SlipKindTabs({ kind, onChange }: SlipKindProps) {
  return (
    <div className={styles['tabs']} data-tour="slip-kind">
      <Segmented
        wide
        label="Kupon türü"
        options={[
          { value: 'plain', label: 'Tekli/Normal' },
          { value: 'system', label: 'Sistem' },
        ]}
        value={kind}
        onChange={onChange}
      />
    </div>
  );
}

/** The systems on offer, several at once (rule slip-10). */
export function SystemChoice({ view }: { view: SlipView }) {
  const { slip, offered } = view;
  // Chosen before the slip changed by itself: shown, so that it can be taken back.
  const shown = [...new Set([...offered, ...slip.systems])].toSorted((one, other) => one - other);
  if (shown.length === 0) return <p className={styles['none']}>Bu seçimlerle sistem oynanamıyor.</p>;
  return (
    <fieldset className={styles['systems']}>
      <legend className={styles['legend']}>Sistem: kaç seçimin birlikte tutması gereksin?</legend>
      {shown.map((system) => (
        <button
          key={system}
          type="button"
          className={`${styles['system']} num`}
          aria-pressed={slip.systems.includes(system)}
          onClick={() => void changeSlip({ type: 'system', system, chosen: !slip.systems.includes(system) })}
        >
          {system}
        </button>
      ))}
    </fieldset>
  );
}

/** Back to the plain coupon: no system stays chosen. */
export function leaveSystems(systems: readonly number[]): void {
  for (const system of systems) void changeSlip({ type: 'system', system, chosen: false });
}

/** For how much: quick amounts, misli, number of coupons (rule stake-12). */
export function SlipStake({ view }: { view: SlipView }) {
  const { slip, limits, price } = view;
  return (
    <div className={styles['stake']} data-tour="slip-stake">
      <fieldset className={styles['amounts']} aria-label="Hazır tutarlar">
        {quickAmounts(view).map(({ amount, multiplier, chosen }) => (
          <button
            key={amount}
            type="button"
            className={`${styles['amount']} num`}
            aria-pressed={chosen}
            onClick={() => void changeSlip({ type: 'multiplier', multiplier })}
          >
            {countText(Math.floor(amount / 100))}
            <span className="visually-hidden"> lira</span>
          </button>
        ))}
      </fieldset>
      <div className={styles['steppers']}>
        <Stepper
          label="Misli"
          value={slip.multiplier}
          least={leastMultiplier(price.columns, slip.couponCount, limits)}
          most={mostMultiplier(price.columns, limits)}
          onChange={(multiplier) => changeSlip({ type: 'multiplier', multiplier })}
        />
        <Stepper
          label="Kupon adedi"
          value={slip.couponCount}
          least={1}
          most={view.mostCoupons}
          onChange={(couponCount) => changeSlip({ type: 'couponCount', couponCount })}
        />
      </div>
    </div>
  );
}

interface StepperProps {
  label: string;
  value: number;
  /** Where an emptied field goes back to. */
  least: number;
  /** The buttons stop here; typed may be more, and is judged like everything else. */
  most: number;
  onChange: (value: number) => Promise<unknown>;
}

/** A whole number by buttons or typed; anything but digits drops out (rule stake-13). */
function Stepper({ label, value, least, most, onChange }: StepperProps) {
  const id = useId();
  const [number, setNumber] = useOptimistic(value, onChange);
  const [empty, setEmpty] = useState(false);
  const type = (text: string): void => {
    const digits = text.replace(/\D/g, '').slice(0, DIGITS);
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
