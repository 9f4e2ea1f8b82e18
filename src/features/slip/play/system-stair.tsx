import { useMemo } from 'react';
import { moneyText } from '../../../domain/number-text.ts';
import { bankerCount } from '../../../domain/slip/slip-state.ts';
import { type SystemPayout, systemPayouts } from '../../../domain/slip/system-payouts.ts';
import type { SlipView } from '../slip-view.ts';
import styles from './system-stair.module.css';

function usePayouts({ slip, limits }: SlipView): SystemPayout[] {
  return useMemo(() => systemPayouts(slip, limits), [slip, limits]);
}

/** Least winnings of a system that wins at all, beside the maximum winnings (rule stake-21). */
export function LeastWinning({ view }: { view: SlipView }) {
  const [first, ...more] = usePayouts(view);
  if (first === undefined || more.length === 0) return null;
  const bankers = bankerCount(view.slip.items);
  return (
    <p className={`text-xs muted ${styles['least']} num`}>
      {bankers > 0 && 'bankolarla '}en az {first.right} tutarsa <b translate="no">{moneyText(first.least)}</b>
    </p>
  );
}

/** Payout of a system by the number of right selections, as a stair (rule stake-21). */
export function SystemStair({ view }: { view: SlipView }) {
  const payouts = usePayouts(view);
  const top = payouts.at(-1);
  if (top === undefined || payouts.length < 2) return null;
  const bankers = bankerCount(view.slip.items);
  return (
    <table className={`text-xs ${styles['stair']} num`}>
      <caption className="text-sm muted">Kaç seçim tutarsa ne kazanır{bankers > 0 && ' (bankolar tutarsa)'}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Tutan seçim</th>
          <th scope="col">Kazanç</th>
        </tr>
      </thead>
      <tbody>
        {stepsShown(payouts).map(({ right, least, most }) => (
          <tr key={right}>
            <th scope="row">{right} tutarsa</th>
            <td>
              <span className={styles['rail']} aria-hidden>
                <i style={{ width: `${widthOf(most, top.most)}%` }} />
              </span>
              <span translate="no">
                {least === most ? moneyText(least) : `${moneyText(least)} – ${moneyText(most)}`}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The first steps and the last: a long slip would make a list of its own. */
function stepsShown(payouts: readonly SystemPayout[]): readonly SystemPayout[] {
  return payouts.length <= MOST_STEPS ? payouts : [...payouts.slice(0, MOST_STEPS - 1), ...payouts.slice(-1)];
}

const MOST_STEPS = 6;

/** Width of a step in percent of the highest; at least a visible piece. */
function widthOf(amount: number, highest: number): number {
  return highest <= 0 ? 0 : Math.max(2, (100 * amount) / highest);
}
