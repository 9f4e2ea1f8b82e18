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
  const most = Math.max(1, ...steps.flatMap(({ scored, against }) => [scored, against]));
  const height = (goals: number): CSSProperties => ({ '--share': goals / most }) as CSSProperties;
  return (
    <ol className={styles['chart']} data-tone={tone} aria-label={label}>
      {steps.map(({ key, scored, against, text }) => (
        <li key={key} className={styles['step']}>
          <span className="visually-hidden">{text}</span>
          <span className={styles['above']} aria-hidden>
            <b className="num">{scored}</b>
            <i style={height(scored)} />
          </span>
          <span className={styles['below']} aria-hidden>
            <i style={height(against)} />
            <b className="num">{against}</b>
          </span>
        </li>
      ))}
    </ol>
  );
}
