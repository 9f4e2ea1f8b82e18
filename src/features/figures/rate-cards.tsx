import type { CSSProperties, ReactNode } from 'react';
import type { FigureCoupon } from '../../domain/figures/figure-coupon.ts';
import { dateText } from '../../domain/figures/figure-periods.ts';
import { FEWEST_FOR_PERCENT, rateText } from '../../domain/figures/figure-texts.ts';
import { type HitRate, hitsByMarket, hitsByOdds, hitsByPicks, hitsBySport } from '../../domain/figures/hit-rates.ts';
import { type Run, longestRuns } from '../../domain/figures/runs.ts';
import { type StakeShare, stakesByMarket, stakesBySport } from '../../domain/figures/stake-shares.ts';
import { countText, moneyText } from '../../domain/number-text.ts';
import { ChartCard } from '../../ui/chart/chart-card.tsx';
import styles from './figures.module.css';

/** Rows shown of a card; the others are one row. */
const MOST_ROWS = 8;
const SELECTIONS = 'seçimden';
const COUPONS = 'kupondan';

/** Hit rates, runs, and where the money went. @param coupons counted ones, newest first */
export function RateCards({ coupons }: { coupons: readonly FigureCoupon[] }) {
  const { winning, losing } = longestRuns(coupons);
  return (
    <div className={styles['cards']}>
      <RateCard title="Spora göre isabet" of="Spor" from={SELECTIONS} rates={hitsBySport(coupons)} />
      <RateCard title="Bahis türüne göre isabet" of="Bahis türü" from={SELECTIONS} rates={hitsByMarket(coupons)} />
      <RateCard title="Orana göre isabet" of="Oran" from={SELECTIONS} rates={hitsByOdds(coupons)} />
      <RateCard title="Maç sayısına göre isabet" of="Maç sayısı" from={COUPONS} rates={hitsByPicks(coupons)} />
      <ChartCard title="En uzun seriler">
        <dl className={`stack gap-3 ${styles['runs']}`}>
          <RunRow title="Kazanan" run={winning} />
          <RunRow title="Kaybeden" run={losing} />
        </dl>
      </ChartCard>
      <ShareCard title="Paran hangi spora gitti" of="Spor" shares={stakesBySport(coupons)} />
      <ShareCard title="Paran hangi bahse gitti" of="Bahis türü" shares={stakesByMarket(coupons)} />
    </div>
  );
}

function RunRow({ title, run }: { title: string; run: Run | null }) {
  const days = run === null ? [] : [...new Set([dateText(run.from), dateText(run.to)])];
  return (
    <div>
      <dt>{title}</dt>
      <dd className="num">
        <b>{run === null ? 'Yok' : `${countText(run.length)} kupon`}</b>
        {days.length > 0 && <span className="text-xs muted"> {days.join(' – ')}</span>}
      </dd>
    </div>
  );
}

interface RateCardProps {
  title: string;
  /** Heading of the first column. */
  of: string;
  /** Name of the counted thing, in the ablative. */
  from: string;
  rates: readonly HitRate[];
}

/** The table is the chart: each row has its bar, in parts while they can be counted. */
function RateCard({ title, of, from, rates }: RateCardProps) {
  if (rates.length === 0) return null;
  return (
    <ChartCard
      title={title}
      explanation={from === COUPONS ? 'Tutan kuponlar.' : 'Tutan seçimler; iptal edilenler sayılmaz.'}
    >
      <Bars
        caption={title}
        heads={[of, 'Tutan']}
        rows={withRest(rates, restOfRates).map(({ label, hits, total }) => ({
          label,
          text: rateText(hits, total, from),
          bar: total < FEWEST_FOR_PERCENT ? <Parts hits={hits} total={total} /> : <Bar share={hits / total} won />,
        }))}
      />
    </ChartCard>
  );
}

function ShareCard({ title, of, shares }: { title: string; of: string; shares: readonly StakeShare[] }) {
  const sum = shares.reduce((total, { played }) => total + played, 0);
  if (sum === 0) return null;
  return (
    <ChartCard title={title} explanation="Bir kuponun bedeli seçimlerine eşit bölünür.">
      <Bars
        caption={title}
        heads={[of, 'Bedel']}
        rows={withRest(shares, restOfShares).map(({ label, played }) => ({
          label,
          text: moneyText(played),
          bar: <Bar share={played / sum} />,
        }))}
      />
    </ChartCard>
  );
}

interface BarRow {
  label: string;
  text: string;
  bar: ReactNode;
}

function Bars({ caption, heads, rows }: { caption: string; heads: [string, string]; rows: readonly BarRow[] }) {
  return (
    <table className={`num ${styles['bars']}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, text, bar }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {text}
              {bar}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A bar from zero. */
function Bar({ share, won = false }: { share: number; won?: boolean }) {
  return (
    <span className={styles['bar']} data-hit={won} aria-hidden>
      <i style={{ '--share': share } as CSSProperties} />
    </span>
  );
}

/** A part for each, the right ones filled. */
function Parts({ hits, total }: { hits: number; total: number }) {
  return (
    <span className={styles['parts']} aria-hidden>
      {Array.from({ length: total }, (_, place) => (
        // Parts have no identity but their position.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={place} data-hit={place < hits} />
      ))}
    </span>
  );
}

/** The first rows, and the others as one. */
function withRest<Row extends { label: string }>(rows: readonly Row[], restOf: (rest: readonly Row[]) => Row): Row[] {
  if (rows.length <= MOST_ROWS) return [...rows];
  return [...rows.slice(0, MOST_ROWS - 1), restOf(rows.slice(MOST_ROWS - 1))];
}

const restLabel = (rest: readonly unknown[]): string => `Diğer ${countText(rest.length)}`;

const restOfRates = (rest: readonly HitRate[]): HitRate => ({
  label: restLabel(rest),
  hits: rest.reduce((sum, { hits }) => sum + hits, 0),
  total: rest.reduce((sum, { total }) => sum + total, 0),
});

const restOfShares = (rest: readonly StakeShare[]): StakeShare => ({
  label: restLabel(rest),
  played: rest.reduce((sum, { played }) => sum + played, 0),
});
