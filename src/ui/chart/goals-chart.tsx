import type { CSSProperties } from 'react';
import styles from './goals-chart.module.css';

export interface GoalsStep {
  key: string;
  scored: number;
  against: number;
  /** Text for screen readers: "12 Kas, Trabzonspor: 2 - 1". */
  text: string;
}

interface GoalsChartProps {
  /** Oldest first. */
  steps: readonly GoalsStep[];
  tone: 'home' | 'away';
  label: string;
  /** Names of the numbers above and below the line: "Attığı", "Yediği". */
  aboveLabel: string;
  belowLabel: string;
}

/** Column chart with a column per match: goals scored above the line, goals conceded below it, each with its number. */
export function GoalsChart({ steps, tone, label, aboveLabel, belowLabel }: GoalsChartProps) {
  // The halves have the same scale, so each is as high as its largest value requires.
  const above = Math.max(1, ...steps.map(({ scored }) => scored));
  const below = Math.max(1, ...steps.map(({ against }) => against));
  const height = (share: number): CSSProperties => ({ '--share': share }) as CSSProperties;
  return (
    <>
      <ol
        className={styles['chart']}
        data-tone={tone}
        style={{ '--upper': above / (above + below) } as CSSProperties}
        aria-label={label}
      >
        {steps.map(({ key, scored, against, text }) => (
          <li key={key} className={styles['step']}>
            <span className="visually-hidden">{text}</span>
            <span className={`row ${styles['above']}`} aria-hidden>
              <b className="num">{scored}</b>
              <i style={height(scored / above)} />
            </span>
            <span className={`row ${styles['below']}`} aria-hidden>
              <i style={height(against / below)} />
              <b className="num">{against}</b>
            </span>
          </li>
        ))}
      </ol>
      <p className={`flex gap-4 text-xs muted ${styles['legend']}`} data-tone={tone} aria-hidden>
        <span>{aboveLabel}</span>
        <span>{belowLabel}</span>
      </p>
    </>
  );
}
