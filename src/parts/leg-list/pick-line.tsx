import { classNames } from '../../ui/style/class-names.ts';
import styles from './pick-line.module.css';

interface PickLineProps {
  pick: string;
  /** '' if unknown. */
  market: string;
  /** Larger, for rows that are mainly about the pick. */
  large?: boolean;
}

/** Pick and market in one line; the market is cut first, the pick never. */
export function PickLine({ pick, market, large = false }: PickLineProps) {
  return (
    <span className={classNames('flex shrink text-xs', styles['line'], large && styles['large'])}>
      <b>{pick}</b>
      <span className={`shrink clip faint ${styles['market']}`}>{market}</span>
    </span>
  );
}
