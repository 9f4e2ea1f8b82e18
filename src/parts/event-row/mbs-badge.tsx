import { LabelledGraphic } from '../../ui/picture/labelled-graphic.tsx';
import styles from './mbs-badge.module.css';

interface MbsBadgeProps {
  /** Minimum number of events in a coupon with this event. */
  value: number;
  /** King MBS: lower here than elsewhere. */
  king?: boolean;
}

/** MBS badge of an event (rule slip-7); MBS 1 (playable alone) is highlighted. */
export function MbsBadge({ value, king = false }: MbsBadgeProps) {
  const kind = king ? styles['king'] : value === 1 ? styles['single'] : '';
  return (
    <LabelledGraphic
      name={`${king ? 'Kral MBS' : 'MBS'} ${value}`}
      className={`${styles['badge']} ${kind} num`}
      data-mbs={value}
    >
      {value}
    </LabelledGraphic>
  );
}
