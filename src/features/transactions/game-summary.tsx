import { useMemo, useState } from 'react';
import { countText, moneyText, signedMoneyText } from '../../domain/number-text.ts';
import { shortMonths } from '../../domain/time.ts';
import { useToday } from '../../state/device/clock.ts';
import { ChartTable } from '../../ui/chart/chart-table.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Segmented } from '../../ui/control/segmented.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import { useAllTransactions } from './all-transactions.ts';
import { periodKeyText } from './dates.ts';
import { type GamePeriod, type GameResult, type GameStep, type GameSums, gameResult, resultOf } from './game-result.ts';
import styles from './game-summary.module.css';

/** Result of playing by month or day, and what was paid in and out (rule transaction-10). */
export function GameSummary({ version }: { version: string }) {
  const [period, setPeriod] = useState<GamePeriod>('months');
  const now = useToday();
  const { value, failure, retry } = useAllTransactions({ tur: '', tarih: period === 'all' ? '' : 'yil' }, version);
  const rows = value?.rows ?? null;
  const result = useMemo(() => (rows === null ? null : gameResult(rows, period, now)), [rows, period, now]);
  return (
    <section
      className="card stack one-column pad gap-3"
      aria-label="Dönem özeti"
      aria-busy={value === null && failure === null}
    >
      <Segmented wide label="Özetin dönemi" options={periodOptions} value={period} onChange={setPeriod} />
      {failure !== null && <FailureNotice failure={failure} onRetry={retry} />}
      {failure === null && result === null && (
        <div className={styles['waiting']}>
          <Skeleton height="100%" />
        </div>
      )}
      {result !== null && <Result key={period} result={result} />}
      {value?.isTruncated === true && (
        <p className="text-xs muted">Yalnızca son {countText(value.rows.length)} hareket.</p>
      )}
    </section>
  );
}

const periodOptions = [
  { value: 'days', label: '30 gün' },
  { value: 'months', label: '12 ay' },
  { value: 'all', label: 'Tümü' },
] as const;

function Result({ result }: { result: GameResult }) {
  const [chosen, setChosen] = useState('');
  const step = result.steps.find(({ key }) => key === chosen);
  return (
    <>
      <Sums sums={step ?? result.sum} title={step === undefined ? '' : periodKeyText(step.key)} />
      <ResultBars result={result} chosen={chosen} onChoose={(key) => setChosen(key === chosen ? '' : key)} />
      <StepTable result={result} />
      <p className="text-xs muted">Oyun sonucun: kazandığın eksi oynadığın. Bonus ve onay bekleyen tutarlar girmez.</p>
    </>
  );
}

/** @param title the chosen step; '' for the whole period */
function Sums({ sums, title }: { sums: GameSums; title: string }) {
  const result = resultOf(sums);
  return (
    <div className="stack gap-2" aria-live="polite">
      <dl className={`num ${styles['main']}`}>
        <dt className="text-sm muted">Oyun sonucun{title !== '' && ` · ${title}`}</dt>
        <dd translate="no" className={classNames(styles['result'], result > 0 && styles['up'])}>
          {signedMoneyText(result)}
        </dd>
      </dl>
      <dl className={`stack gap-2 num ${styles['pairs']}`}>
        <Sum label="Kazandığın" kurus={sums.won} />
        <Sum label="Oynadığın" kurus={sums.played} />
        <Sum label="Yatırdığın" kurus={sums.deposited} />
        <Sum label="Çektiğin" kurus={sums.withdrawn} />
      </dl>
    </div>
  );
}

function Sum({ label, kurus }: { label: string; kurus: number }) {
  return (
    <div>
      <dt className="text-xs muted">{label}</dt>
      <dd translate="no" className="text-sm weight-650">
        {moneyText(kurus)}
      </dd>
    </div>
  );
}

interface ResultBarsProps {
  result: GameResult;
  /** Key of the chosen step; '' for none. */
  chosen: string;
  onChoose: (key: string) => void;
}

/** Bar per step from the zero line: up for a gain, down for a loss; a tap shows the figures of its step. */
function ResultBars({ result: { by, steps }, chosen, onChoose }: ResultBarsProps) {
  const results = steps.map(resultOf);
  const gain = Math.max(0, ...results);
  const loss = Math.max(0, ...results.map((result) => -result));
  const range = gain + loss;
  const zero = range === 0 ? 50 : (100 * gain) / range;
  return (
    <div className="stack gap-2px one-column">
      <p className={`flex between muted num ${styles['scale']}`}>
        <span>{by === 'day' ? 'Günlere' : 'Aylara'} göre</span>
        <span>
          {gain > 0 && `en çok ${signedMoneyText(gain)}`}
          {gain > 0 && loss > 0 && ' · '}
          {loss > 0 && `en az ${signedMoneyText(-loss)}`}
        </span>
      </p>
      <ol key={steps.length} ref={showNewest} className={styles['bars']} aria-label="Oyun sonucun">
        {steps.map((step, place) => {
          const result = results[place] ?? 0;
          const height = range === 0 ? 0 : (100 * Math.abs(result)) / range;
          return (
            <li key={step.key}>
              <button
                type="button"
                className={styles['step']}
                aria-pressed={step.key === chosen}
                aria-label={`${periodKeyText(step.key)}: ${signedMoneyText(result)}`}
                onClick={() => onChoose(step.key)}
              >
                <span className={styles['plot']}>
                  <i className={styles['zero']} style={{ top: `${zero}%` }} />
                  {result !== 0 && (
                    <i
                      className={classNames(styles['bar'], result > 0 ? styles['gain'] : styles['loss'])}
                      style={{ top: `${result > 0 ? zero - height : zero}%`, height: `max(2px, ${height}%)` }}
                    />
                  )}
                </span>
                <span className={styles['label']} aria-hidden>
                  {stepLabel(step, place, steps.length)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Scrolls to the newest columns, which are at the end of the line. */
function showNewest(line: HTMLOListElement | null): void {
  if (line !== null) line.scrollLeft = line.scrollWidth;
}

/** Month of a short chart, the year at each January of a long one, every seventh day; '' between. */
function stepLabel({ key }: GameStep, place: number, count: number): string {
  const month = shortMonths[Number(key.slice(5, 7)) - 1] ?? '';
  if (key.length > 7) return (count - 1 - place) % 7 === 0 ? `${Number(key.slice(8))} ${month}` : '';
  if (count <= 12) return month;
  return key.endsWith('-01') ? key.slice(0, 4) : '';
}

/** The chart as a table, newest first; steps without movements are omitted. */
function StepTable({ result: { by, steps } }: { result: GameResult }) {
  return (
    <ChartTable
      caption={`${by === 'day' ? 'Günlere' : 'Aylara'} göre oyun sonucun`}
      columns={[by === 'day' ? 'Gün' : 'Ay', 'Kazanılan', 'Oynanan', 'Sonuç']}
    >
      {steps
        .filter((step) => Object.values(step).some((part) => typeof part === 'number' && part !== 0))
        .toReversed()
        .map((step) => (
          <tr key={step.key}>
            <th scope="row">{periodKeyText(step.key)}</th>
            <td translate="no">{moneyText(step.won)}</td>
            <td translate="no">{moneyText(step.played)}</td>
            <td translate="no">{signedMoneyText(resultOf(step))}</td>
          </tr>
        ))}
    </ChartTable>
  );
}
