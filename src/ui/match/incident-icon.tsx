import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CircleX from 'lucide-react/icons/circle-x';
import Flag from 'lucide-react/icons/flag';
import Target from 'lucide-react/icons/target';
import Timer from 'lucide-react/icons/timer';
import Tv from 'lucide-react/icons/tv';
import type { IncidentKind } from '../../model/statistics.ts';
import styles from './incident-icon.module.css';

/** Icon of an incident; decorative, because the text is beside it. */
export function IncidentIcon({ kind, size = 18 }: { kind: IncidentKind; size?: number }) {
  switch (kind) {
    case 'goal':
    case 'penalty':
    case 'ownGoal':
      return <Ball size={size} own={kind === 'ownGoal'} />;
    case 'yellow':
    case 'red':
    case 'secondYellow':
      return <Card kind={kind} size={size} />;
    case 'substitution':
      return <ArrowLeftRight size={size} className={styles['change']} aria-hidden />;
    case 'missedPenalty':
      return <CircleX size={size} className={styles['missed']} aria-hidden />;
    case 'corner':
      return <Flag size={size} className="rigid faint" aria-hidden />;
    case 'chance':
      return <Target size={size} className="rigid faint" aria-hidden />;
    case 'video':
      return <Tv size={size} className="rigid faint" aria-hidden />;
    case 'kickOff':
    case 'halfTime':
    case 'secondHalf':
    case 'fullTime':
      return <Timer size={size} className="rigid faint" aria-hidden />;
    default:
      return null;
  }
}

function Ball({ size, own }: { size: number; own: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" className={own ? styles['own'] : styles['ball']} aria-hidden>
      <circle cx={10} cy={10} r={8.5} fill="none" stroke="currentColor" strokeWidth={1.6} />
      <path d="M10 6.2 13.6 8.8 12.2 13H7.8L6.4 8.8Z" fill="currentColor" />
      <path
        d="M10 6.2V1.8M13.6 8.8l4.2-1.4M12.2 13l2.6 3.5M7.8 13l-2.6 3.5M6.4 8.8 2.2 7.4"
        stroke="currentColor"
        strokeWidth={1.3}
      />
    </svg>
  );
}

/** Second yellow cards are drawn in both colours. */
function Card({ kind, size }: { kind: 'yellow' | 'red' | 'secondYellow'; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden>
      {kind === 'secondYellow' && <rect x={3} y={2} width={10} height={14} rx={1.8} className={styles['yellow']} />}
      <rect
        x={kind === 'secondYellow' ? 7 : 5}
        y={kind === 'secondYellow' ? 4 : 3}
        width={10}
        height={14}
        rx={1.8}
        className={styles[kind === 'yellow' ? 'yellow' : 'red']}
      />
    </svg>
  );
}
