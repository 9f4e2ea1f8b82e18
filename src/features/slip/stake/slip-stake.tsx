/** The stake: an amount typed, stepped or tapped; multiplier ("misli") and number of coupons are details beside it. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Fragment, useId, useState } from 'react';
import type { Amount } from '../../../domain/money-input.ts';
import { countText, moneyText } from '../../../domain/number-text.ts';
import { type SlipView, priceFactorsText, quickAmounts } from '../slip-view.ts';
import { heldStake } from '../../../domain/slip/held-stake.ts';
import { minMultiplier, maxMultiplier, steppedMultiplier, typedMultiplier } from '../../../domain/slip/stake.ts';
import { useOptimisticNumber } from '../../../state/load/use-optimistic-number.ts';
import { changeSlip } from '../../../state/slip/slip-calls.ts';
import { useTypedNumber } from '../../../ui/form/use-typed-number.ts';
import { Button } from '../../../ui/control/button.tsx';
import type { FormerPrice } from '../slip-kind.tsx';
import styles from './slip-stake.module.css';
import { Stepper, StepperFrame } from './stepper.tsx';
import { useLastStakes } from './use-last-stakes.ts';

interface SlipStakeProps {
  view: SlipView;
  locked: boolean;
  /** Kuruş that can be spent on the slip; undefined while unknown. */
  funds: number | undefined;
  /** Price of one coupon before its systems changed, with the multiplier of then; null if none did. */
  former: FormerPrice | null;
}

/** The stake as money (rule stake-19). */
export function SlipStake({ view, locked, funds, former }: SlipStakeProps) {
  const [open, setOpen] = useState(false);
  const amountId = useId();
  const termsId = useId();
  return (
    <fieldset
      className={`stack shrink gap-2 ${styles['stake']}`}
      disabled={locked}
      aria-label="Bedel"
      data-tour="slip-stake"
    >
      <div className={`stack middle gap-3 ${styles['row']}`}>
        <div>
          <label htmlFor={amountId} className={`text-sm weight-650 ${styles['label']}`}>
            {view.slip.couponCount === 1 ? 'Bedel' : 'Kupon bedeli'}
          </label>
          <button
            type="button"
            className={`row gap-2px text-xs muted ${styles['words']} num`}
            aria-expanded={open}
            aria-controls={termsId}
            onClick={() => setOpen(!open)}
          >
            <span className="visually-hidden">Misli ve kupon adedi: </span>
            <span>
              {priceFactorsText(view)
                .split(' × ')
                .map((factor, place) => (
                  <Fragment key={factor}>
                    {place > 0 && ' '}
                    <span className={styles['factor']}>
                      {place > 0 && '× '}
                      {factor}
                    </span>
                  </Fragment>
                ))}
            </span>
            <ChevronDown size={14} aria-hidden />
          </button>
        </div>
        <Amount id={amountId} view={view} />
      </div>
      <div id={termsId} className={`stack gap-3 ${styles['terms']}`} hidden={!open}>
        {open && <Terms view={view} />}
      </div>
      <PriceChange view={view} former={former} />
      <QuickAmounts view={view} funds={funds} />
    </fieldset>
  );
}

/** Price of one coupon. A typed amount is the maximum: the highest multiplier that does not exceed it is played. */
function Amount({ id, view }: { id: string; view: SlipView }) {
  const { slip, limits, price } = view;
  const { columns } = price;
  const [multiplier, setMultiplier] = useOptimisticNumber(slip.multiplier, sendMultiplier);
  const most = maxMultiplier(columns, limits);
  const typed = useTypedNumber(
    multiplier,
    countText(multiplier * columns),
    (kurus) => typedMultiplier(Math.min(kurus, MOST_TYPED), columns),
    setMultiplier,
  );
  const step = (direction: 1 | -1): void => {
    typed.clear();
    const next = steppedMultiplier(multiplier, columns, direction);
    setMultiplier(direction === 1 ? Math.min(most, next) : next);
  };
  const leave = (): void => {
    typed.blur();
    if (multiplier === 0 && typed.amount !== 'unclear') {
      setMultiplier(minMultiplier(columns, slip.couponCount, limits));
    }
  };
  return (
    <StepperFrame
      id={id}
      name="Bedeli"
      text={typed.text}
      unit="₺"
      note={amountNote(typed.amount, multiplier * columns)}
      isAtMin={multiplier <= 1}
      isAtMax={multiplier >= most}
      onType={typed.change}
      onStep={step}
      onLeave={leave}
    />
  );
}

/**
 * Note about text that was not read as written (rule stake-13).
 * @param lira the current price of one coupon
 */
function amountNote(amount: Amount, lira: number): string {
  if (amount === 'unclear') return 'Tutar anlaşılmadı. 1.250 gibi yaz.';
  if (amount === null || amount % 100 === 0) return '';
  return lira === 0 ? 'Bedel tam lira olur.' : `Bedel tam lira olur: ${countText(lira)} ₺ alındı.`;
}

/** Multiplier ("misli") and number of coupons, for players who prefer them to an amount. */
function Terms({ view: { slip, limits, price, maxCoupons: mostCoupons } }: { view: SlipView }) {
  return (
    <>
      <Stepper
        label="Misli"
        value={slip.multiplier}
        emptyValue={minMultiplier(price.columns, slip.couponCount, limits)}
        max={maxMultiplier(price.columns, limits)}
        onChange={sendMultiplier}
      />
      <Stepper
        label="Kupon adedi"
        value={slip.couponCount}
        emptyValue={1}
        max={mostCoupons}
        onChange={(couponCount) => changeSlip({ type: 'couponCount', couponCount })}
      />
    </>
  );
}

/** Former and present price after a change of the columns, and a button that keeps the former one (rule stake-20). */
function PriceChange({ view, former }: Pick<SlipStakeProps, 'view' | 'former'>) {
  const { slip, price, limits } = view;
  const changed = former !== null && former.multiplier === slip.multiplier && former.price !== price.couponPrice;
  const held = changed ? heldStake(former.price, price.columns, slip.couponCount, limits) : null;
  return (
    <output className={`row wrap between text-xs ${styles['change']} num`}>
      {changed && (
        <span>
          {countText(price.columns)} kolon: {moneyText(former.price)} → <b>{moneyText(price.couponPrice)}</b>
        </span>
      )}
      {held !== null && (
        <Button variant="text" className={styles['hold']} onClick={() => void sendMultiplier(held.multiplier)}>
          {moneyText(held.price)}’de tut
        </Button>
      )}
    </output>
  );
}

function QuickAmounts({ view, funds }: Pick<SlipStakeProps, 'view' | 'funds'>) {
  const lastStakes = useLastStakes();
  return (
    <fieldset className={`flex shrink ${styles['amounts']}`} aria-label="Hazır tutarlar">
      {quickAmounts(view, funds, lastStakes).map(({ amount, multiplier, chosen }) => (
        <button
          key={amount}
          type="button"
          className={`text-sm weight-650 ${styles['amount']} num`}
          aria-pressed={chosen}
          aria-label={moneyText(amount)}
          onClick={() => void sendMultiplier(multiplier)}
        >
          {countText(Math.floor(amount / 100))}
        </button>
      ))}
    </fieldset>
  );
}

function sendMultiplier(multiplier: number): Promise<unknown> {
  return changeSlip({ type: 'multiplier', multiplier });
}

/** Kuruş; no limit allows a higher price. */
const MOST_TYPED = 999_999_900;
