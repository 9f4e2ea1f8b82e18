import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import type { FigureCoupon } from '../../domain/figures/figure-coupon.ts';
import { type FigureUnit, periodText } from '../../domain/figures/figure-periods.ts';
import { rateText } from '../../domain/figures/figure-texts.ts';
import { couponHits } from '../../domain/figures/hit-rates.ts';
import { type MoneyStep, moneySteps, moneySum } from '../../domain/figures/money-sums.ts';
import { countText, moneyText, signedMoneyText } from '../../domain/number-text.ts';
import { ChartTable } from '../../ui/chart/chart-table.tsx';
import { ChartCard } from '../../ui/chart/chart-card.tsx';
import { Chip } from '../../ui/control/chip.tsx';
import { Segmented } from '../../ui/control/segmented.tsx';
import { figureUnits } from './figure-filters.ts';
import { MoneyChart } from './money-chart.tsx';
import styles from './figures.module.css';

interface MoneyCardProps {
  /** Counted coupons of the whole extent. */
  coupons: readonly FigureCoupon[];
  /** Counted coupons of the chosen period. */
  shown: readonly FigureCoupon[];
  unit: FigureUnit;
  /** Key of the chosen period; '' for none. */
  chosen: string;
  /** Name of what the sums are about. */
  title: string;
  onUnit: (unit: FigureUnit) => void;
  onPeriod: (period: string) => void;
}

/** Net, played and won: sums of the chosen period, and the chart to choose it from. */
export function MoneyCard({ coupons, shown, unit, chosen, title, onUnit, onPeriod }: MoneyCardProps) {
  const sum = moneySum(shown);
  const { hits, total } = couponHits(shown);
  const steps = useMemo(() => moneySteps(coupons, unit), [coupons, unit]);
  return (
    <ChartCard title={title}>
      <dl className={`num ${styles['sums']}`}>
        <div className={styles['net']}>
          <dt>Net</dt>
          <dd translate="no" data-net>
            {signedMoneyText(sum.net)}
          </dd>
        </div>
        <div>
          <dt>Oynanan</dt>
          <dd translate="no" data-played>
            {moneyText(sum.played)}
          </dd>
        </div>
        <div>
          <dt>Kazanılan</dt>
          <dd translate="no" data-won className={styles['won']}>
            {moneyText(sum.won)}
          </dd>
        </div>
        <div>
          <dt>Tutan kupon</dt>
          <dd>{total === 0 ? '–' : rateText(hits, total, 'kupondan')}</dd>
        </div>
      </dl>
      {steps.length > 0 && (
        <>
          <div className={`flex wrap gap-2 ${styles['units']}`}>
            <Segmented
              label="Dilim"
              options={figureUnits.map((each) => ({ value: each.unit, label: each.title }))}
              value={unit}
              onChange={onUnit}
            />
            {chosen !== '' && (
              <Chip selected aria-label={`${title} seçili, tüm kapsama dön`} onClick={() => onPeriod('')}>
                {title} <X size={14} aria-hidden />
              </Chip>
            )}
          </div>
          {/* A longer line begins at its newest period again. */}
          <MoneyChart key={`${unit} ${steps.length}`} steps={steps} unit={unit} chosen={chosen} onChoose={onPeriod} />
          <StepTable steps={steps} unit={unit} />
        </>
      )}
    </ChartCard>
  );
}

/** The chart as a table, newest first; periods without coupons are omitted. */
function StepTable({ steps, unit }: { steps: readonly MoneyStep[]; unit: FigureUnit }) {
  return (
    <ChartTable caption="Dönemlere göre net, oynanan ve kazanılan" columns={['Dönem', 'Net', 'Oynanan', 'Kazanılan']}>
      {steps
        .filter(({ coupons }) => coupons > 0)
        .toReversed()
        .map(({ key, net, played, won, coupons }) => (
          <tr key={key}>
            <th scope="row">
              {periodText(unit, key)} <span className="muted">{countText(coupons)} kupon</span>
            </th>
            <td translate="no">{signedMoneyText(net)}</td>
            <td translate="no">{moneyText(played)}</td>
            <td translate="no">{moneyText(won)}</td>
          </tr>
        ))}
    </ChartTable>
  );
}
