import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { type FigureUnit, periodText, shortPeriodText } from '../../domain/figures/figure-periods.ts';
import type { MoneyStep } from '../../domain/figures/money-sums.ts';
import { countText, moneyText, signedMoneyText } from '../../domain/number-text.ts';
import { moveFocusByArrows } from '../../ui/control/arrow-keys.ts';
import styles from './money-chart.module.css';

interface MoneyChartProps {
  /** Oldest first, not empty. */
  steps: readonly MoneyStep[];
  unit: FigureUnit;
  /** Key of the chosen step; '' for none. */
  chosen: string;
  /** Called with '' when the chosen step is chosen again. */
  onChoose: (key: string) => void;
}

/**
 * A column per period: net above or below its zero line, and under it played and won from their zero line. Every column
 * is a button that chooses its period; they are one tab stop.
 */
export function MoneyChart({ steps, unit, chosen, onChoose }: MoneyChartProps) {
  const columns = useRef<HTMLDivElement>(null);
  // The newest periods are at the end of the line.
  useLayoutEffect(() => {
    const line = columns.current;
    if (line !== null) line.scrollLeft = line.scrollWidth;
  }, []);
  const above = Math.max(0, ...steps.map(({ net }) => net));
  const below = Math.max(0, ...steps.map(({ net }) => -net));
  const flow = Math.max(1, ...steps.map(({ played, won }) => Math.max(played, won)));
  const range = Math.max(1, above + below);
  // The tab stop is the column that had the focus, at first the chosen or the newest one.
  const [focused, setFocused] = useState(chosen);
  const stop = steps.some(({ key }) => key === focused) ? focused : steps.at(-1)?.key;
  return (
    <figure className={`stack one-column gap-2 ${styles['figure']}`}>
      <p className={`flex wrap text-xs muted num ${styles['legend']}`} aria-hidden>
        <span data-of="net">Net</span>
        <span>
          {above > 0 && `en iyi ${signedMoneyText(above)}`}
          {above > 0 && below > 0 && ' · '}
          {below > 0 && `en kötü ${signedMoneyText(-below)}`}
        </span>
      </p>
      <div
        ref={columns}
        className={styles['columns']}
        style={{ '--zero': above / range } as CSSProperties}
        role="toolbar"
        aria-label="Dönem seç"
        tabIndex={-1}
        onKeyDown={moveFocusByArrows}
      >
        {steps.map((step) => (
          <button
            key={step.key}
            type="button"
            className={styles['step']}
            data-step={step.key}
            aria-pressed={step.key === chosen}
            tabIndex={step.key === stop ? 0 : -1}
            onFocus={() => setFocused(step.key)}
            onClick={() => onChoose(step.key === chosen ? '' : step.key)}
          >
            <span className="visually-hidden">{spoken(step, unit)}</span>
            <span className={styles['netPlot']} aria-hidden>
              <i data-sign={Math.sign(step.net)} style={share(Math.abs(step.net), range)} />
            </span>
            <span className={styles['flowPlot']} aria-hidden>
              <i className={styles['played']} style={share(step.played, flow)} />
              <i className={styles['won']} style={share(step.won, flow)} />
            </span>
            <span className={styles['label']} aria-hidden>
              {shortPeriodText(unit, step.key)}
            </span>
          </button>
        ))}
      </div>
      <p className={`flex wrap text-xs muted num ${styles['legend']}`} aria-hidden>
        <span data-of="played">Oynanan</span>
        <span data-of="won">Kazanılan</span>
        <span>en çok {moneyText(flow)}</span>
      </p>
    </figure>
  );
}

const share = (size: number, of: number): CSSProperties => ({ '--share': size / of }) as CSSProperties;

const spoken = ({ key, net, played, won, coupons }: MoneyStep, unit: FigureUnit): string =>
  `${periodText(unit, key)}: net ${signedMoneyText(net)}, oynanan ${moneyText(played)}, kazanılan ${moneyText(won)}, ${countText(coupons)} kupon`;
