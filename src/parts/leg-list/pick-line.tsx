import { classNames } from '../../ui/style/class-names.ts';
import styles from './pick-line.module.css';

export interface PickLineProps {
  pick: string;
  /** '' where none is told. */
  market: string;
  /** Where the pick is what the row is about. */
  large?: boolean;
}

/** What was picked, and of which market, in one line: the market gives way, never the pick. */
export function PickLine({ pick, market, large = false }: PickLineProps) {
  return (
    <span className={classNames(styles['line'], large && styles['large'])}>
      <b>{pick}</b>
      <span className={styles['market']}>{market}</span>
    </span>
  );
}
