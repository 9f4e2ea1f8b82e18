import { useMemo } from 'react';
import { countText, moneyText, signedMoneyText } from '../../domain/number-text.ts';
import { type PeriodChart, periodChart } from './period-chart.ts';
import { periodKeyText } from '../../domain/transaction/dates.ts';
import { netFlow } from '../../domain/transaction/money-flow.ts';
import type { TransactionChoice } from '../../domain/transaction/transaction-list.ts';
import { useAllTransactions } from './all-transactions.ts';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FlowChart } from './flow-chart.tsx';
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
      {value !== null && chart === null && <p className={styles['note']}>Bu seçimde özetlenecek hareket yok.</p>}
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
          <dt>Giren</dt>
          <dd translate="no" className={styles['in']}>
            {moneyText(sum.income)}
          </dd>
        </div>
        <div>
          <dt>Çıkan</dt>
          <dd translate="no">{moneyText(sum.expense)}</dd>
        </div>
        <div>
          <dt>Fark</dt>
          <dd>{signedMoneyText(netFlow(sum))}</dd>
        </div>
      </dl>
      <FlowChart chart={chart} />
      <details className={styles['table']}>
        <summary>Tablo olarak göster</summary>
        <StepTable chart={chart} />
      </details>
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
    <table className="num">
      <caption className="visually-hidden">{by === 'day' ? 'Günlere' : 'Aylara'} göre giren, çıkan ve kalan</caption>
      <thead>
        <tr>
          <th scope="col">{by === 'day' ? 'Gün' : 'Ay'}</th>
          <th scope="col">Giren</th>
          <th scope="col">Çıkan</th>
          {told && <th scope="col">Kalan</th>}
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </table>
  );
}
