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
    <span className={`${styles['badge']} ${kind} num`} data-mbs={value}>
      <span className="visually-hidden">{king ? 'Kral MBS ' : 'MBS '}</span>
      {value}
    </span>
  );
}
