import { useMemo } from 'react';
import { countText, moneyText, signedMoneyText } from '../../domain/number-text.ts';
import { type PeriodChart, periodChart } from './period-chart.ts';
import { periodKeyText } from './dates.ts';
import { netFlow } from './money-flow.ts';
import type { TransactionChoice } from './transaction-list.ts';
import { useAllTransactions } from './all-transactions.ts';
import { ChartTable } from '../../ui/chart/chart-table.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './period.module.css';

/** Money in and out in the chosen period. A changed `version` invalidates the loaded rows. */
export function PeriodSummary({ choice, version }: { choice: TransactionChoice; version: string }) {
  const { value, failure, retry } = useAllTransactions(choice, version);
  const rows = value?.rows ?? null;
  const chart = useMemo(() => (rows === null ? null : periodChart(rows, choice.tur === '')), [rows, choice.tur]);
  return (
    <section
      className="card stack one-column pad gap-3"
      aria-label="Dönem özeti"
      aria-busy={value === null && failure === null}
    >
      {failure !== null && <FailureNotice failure={failure} onRetry={retry} />}
      {failure === null && value === null && <Skeleton height={350} />}
      {value !== null && chart === null && <p className={styles['note']}>Bu filtreyle özetlenecek hareket yok.</p>}
      {value !== null && chart !== null && <Summed chart={chart} count={value.rows.length} cut={value.isTruncated} />}
    </section>
  );
}

function Summed({ chart, count, cut }: { chart: PeriodChart; count: number; cut: boolean }) {
  const { sum, pocket } = chart;
  return (
    <>
      <dl className={`stack gap-2 ${styles['sums']} num`}>
        <div>
          <dt>Hesabına giren</dt>
          <dd translate="no" className={styles['in']}>
            {moneyText(sum.income)}
          </dd>
        </div>
        <div>
          <dt>Hesabından çıkan</dt>
          <dd translate="no">{moneyText(sum.expense)}</dd>
        </div>
        <div>
          <dt>Fark</dt>
          <dd>{signedMoneyText(netFlow(sum))}</dd>
        </div>
      </dl>
      <FlowChart chart={chart} />
      <StepTable chart={chart} />
      <p className={styles['note']}>
        {pocket === 'bonus' ? 'Bonus hareketlerin.' : 'Bakiye hareketlerin; bonus bu toplamlara girmez.'}{' '}
        {cut && `Yalnızca son ${countText(count)} hareket.`}
      </p>
    </>
  );
}

/** The chart as a table, newest first; steps without movements are omitted. */
function StepTable({ chart: { steps, by } }: { chart: PeriodChart }) {
  const told = steps.some(({ balance }) => balance !== null);
  return (
    <ChartTable
      caption={`${by === 'day' ? 'Günlere' : 'Aylara'} göre hesabına giren, hesabından çıkan ve kalan`}
      columns={[by === 'day' ? 'Gün' : 'Ay', 'Hesabına giren', 'Hesabından çıkan', ...(told ? ['Kalan'] : [])]}
    >
      {steps
        .filter(({ income: came, expense: went }) => came > 0 || went > 0)
        .toReversed()
        .map(({ key, income: came, expense: went, balance }) => (
          <tr key={key}>
            <th scope="row">{periodKeyText(key)}</th>
            <td translate="no">{moneyText(came)}</td>
            <td translate="no">{moneyText(went)}</td>
            {told && <td translate="no">{balance === null ? '' : moneyText(balance)}</td>}
          </tr>
        ))}
    </ChartTable>
  );
}

/** Units of a step's width, of half the bars' height, and of the line's height. */
const STEP = 10;
const HALF = 50;
const LINE = 40;

/** Money in above the line, money out below it; under both the balance. Screen readers get the table instead. */
function FlowChart({ chart: { steps, by } }: { chart: PeriodChart }) {
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
