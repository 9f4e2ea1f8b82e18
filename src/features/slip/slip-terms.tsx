import { countText } from '../../domain/number-text.ts';
import { leastMultiplier, mostMultiplier } from '../../domain/slip/stake.ts';
import { type SlipView, quickAmounts } from '../../domain/slip/slip-view.ts';
import { changeSlip } from '../../state/slip/slip.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './slip-terms.module.css';
import { Stepper } from './stepper.tsx';

/** For how much: quick amounts, misli, number of coupons (sportsbook §9). */
export function SlipStake({ view }: { view: SlipView }) {
  const { slip, limits, price } = view;
  return (
    <div className={styles['stake']} data-tour="slip-stake">
      <fieldset className={styles['amounts']} aria-label="Hazır tutarlar">
        {quickAmounts(view).map(({ amount, multiplier, chosen }) => (
          <button
            key={amount}
            type="button"
            className={classNames(styles['amount'], 'num')}
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
