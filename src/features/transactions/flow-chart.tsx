import { moneyText } from '../../domain/number-text.ts';
import type { PeriodChart } from './period-chart.ts';
import { periodKeyText } from '../../domain/transaction/dates.ts';
import styles from './period.module.css';

/** Units of a step's width, of half the bars' height, and of the line's height. */
const STEP = 10;
const HALF = 50;
const LINE = 40;

/** Money in above the line, money out below it; under both the balance. Screen readers get the table instead. */
export function FlowChart({ chart: { steps, by } }: { chart: PeriodChart }) {
  const width = steps.length * STEP;
  const most = Math.max(1, ...steps.flatMap(({ income: came, expense: went }) => [came, went]));
  const size = (kurus: number): number => (kurus === 0 ? 0 : Math.max(1, (kurus / most) * (HALF - 2)));
  const first = steps[0]?.key ?? '';
  const last = steps.at(-1)?.key ?? '';
  return (
    <figure className={`stack one-column gap-2px ${styles['chart']}`}>
      <p className={`flex between gap-2 muted ${styles['scale']}`}>
        <span>{by === 'day' ? 'Günlük' : 'Aylık'} giren ve çıkan</span>
        <span className="num">en çok {moneyText(most)}</span>
      </p>
      <svg viewBox={`0 0 ${width} ${2 * HALF}`} preserveAspectRatio="none" className={styles['bars']} aria-hidden>
        {steps.map(({ key, income: came, expense: went }, place) => (
          <g key={key}>
            <rect
              className={styles['came']}
              x={place * STEP + 1}
              width={STEP - 2}
              y={HALF - size(came)}
              height={size(came)}
            />
            <rect className={styles['went']} x={place * STEP + 1} width={STEP - 2} y={HALF} height={size(went)} />
          </g>
        ))}
        <line className={styles['zero']} x1={0} x2={width} y1={HALF} y2={HALF} />
      </svg>
      <BalanceLine steps={steps} width={width} />
      <p className={`flex between gap-2 muted ${styles['scale']}`}>
        <span>{first === '' ? '' : periodKeyText(first)}</span>
        <span>{last === first ? '' : periodKeyText(last)}</span>
      </p>
    </figure>
  );
}

function BalanceLine({ steps, width }: { steps: PeriodChart['steps']; width: number }) {
  const known = steps.flatMap(({ balance }) => (balance === null ? [] : [balance]));
  if (known.length < 2) return null;
  const most = Math.max(1, ...known);
  const points = steps.flatMap(({ balance }, place) =>
    balance === null ? [] : [`${place * STEP + STEP / 2},${LINE - 2 - (balance / most) * (LINE - 4)}`],
  );
  return (
    <>
      <p className={`flex between gap-2 muted ${styles['scale']}`}>
        <span>Kalan</span>
        <span className="num">en çok {moneyText(most)}</span>
      </p>
      <svg viewBox={`0 0 ${width} ${LINE}`} preserveAspectRatio="none" className={styles['line']} aria-hidden>
        <polyline points={points.join(' ')} />
      </svg>
    </>
  );
}
