import styles from './pick-line.module.css';

export interface PickLineProps {
  pick: string;
  /** '' where none is told. */
  market: string;
}

/** What was picked, and of which market, in one line: the market gives way, never the pick. */
export function PickLine({ pick, market }: PickLineProps) {
  return (
    <span className={styles['line']}>
      <b>{pick}</b>
      <span className={styles['market']}>{market}</span>
    </span>
  );
}
