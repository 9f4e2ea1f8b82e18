import { LabelledGraphic } from '../../ui/picture/labelled-graphic.tsx';
import styles from './mbs-badge.module.css';

interface MbsBadgeProps {
  /** Minimum number of events in a coupon with this event. */
  value: number;
  /** King MBS: lower here than elsewhere. */
  king?: boolean;
}

/** MBS badge of an event (rule slip-7), a plain number: green is for what is chosen, won, or the one action. */
export function MbsBadge({ value, king = false }: MbsBadgeProps) {
  return (
    <LabelledGraphic
      name={`${king ? 'Kral MBS' : 'MBS'} ${value}`}
      className={`${styles['badge']} ${king ? styles['king'] : ''} num`}
      data-mbs={value}
    >
      {value}
    </LabelledGraphic>
  );
}
