import type { CSSProperties } from 'react';
import styles from './goals-chart.module.css';

export interface GoalsStep {
  key: string;
  scored: number;
  against: number;
  /** What a screen reader reads of it: "12 Kas, Trabzonspor: 2 - 1". */
  text: string;
}

export interface GoalsChartProps {
  /** Oldest first. */
  steps: readonly GoalsStep[];
  tone: 'home' | 'away';
  label: string;
}

/** One column a match: what was scored stands above the line, what was let in below it. Each says its number. */
export function GoalsChart({ steps, tone, label }: GoalsChartProps) {
  // One scale for both: each half is as high as what it has to hold.
  const above = Math.max(1, ...steps.map(({ scored }) => scored));
  const below = Math.max(1, ...steps.map(({ against }) => against));
  const height = (share: number): CSSProperties => ({ '--share': share }) as CSSProperties;
  return (
    <ol
      className={styles['chart']}
      data-tone={tone}
      style={{ '--upper': above / (above + below) } as CSSProperties}
      aria-label={label}
    >
      {steps.map(({ key, scored, against, text }) => (
        <li key={key} className={styles['step']}>
          <span className="visually-hidden">{text}</span>
          <span className={styles['above']} aria-hidden>
            <b className="num">{scored}</b>
            <i style={height(scored / above)} />
          </span>
          <span className={styles['below']} aria-hidden>
            <i style={height(against / below)} />
            <b className="num">{against}</b>
          </span>
        </li>
      ))}
    </ol>
  );
}
