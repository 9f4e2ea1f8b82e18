import { Sign } from '../../ui/picture/sign.tsx';
import styles from './mbs-badge.module.css';

export interface MbsBadgeProps {
  /** How many events a coupon with this event needs at least. */
  value: number;
  /** King MBS: a lower number here than elsewhere. */
  king?: boolean;
}

/** The MBS of an event (rule slip-7); 1 can be played alone and stands out. */
export function MbsBadge({ value, king = false }: MbsBadgeProps) {
  const kind = king ? styles['king'] : value === 1 ? styles['single'] : '';
  return (
    <Sign name={`${king ? 'Kral MBS' : 'MBS'} ${value}`} className={`${styles['badge']} ${kind} num`} data-mbs={value}>
      {value}
    </Sign>
  );
}
