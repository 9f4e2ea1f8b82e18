import type { PlacedPlayer } from '../../domain/statistics/line-up.ts';
import { playerText } from '../../domain/statistics/line-up.ts';
import { classNames } from '../style/class-names.ts';
import { IncidentIcon } from './incident-icon.tsx';
import styles from './pitch.module.css';

interface PitchProps {
  home: { name: string; players: readonly PlacedPlayer[] };
  away: { name: string; players: readonly PlacedPlayer[] };
}

/** Two line-ups on an upright pitch, home at the top. */
export function Pitch({ home, away }: PitchProps) {
  return (
    <div className={styles['pitch']}>
      <svg viewBox="0 0 68 105" className={styles['lines']} aria-hidden>
        <rect x={1} y={1} width={66} height={103} />
        <path d="M1 52.5H67" />
        <circle cx={34} cy={52.5} r={9.15} />
        <rect x={13.84} y={1} width={40.32} height={16.5} />
        <rect x={13.84} y={87.5} width={40.32} height={16.5} />
        <rect x={24.84} y={1} width={18.32} height={5.5} />
        <rect x={24.84} y={98.5} width={18.32} height={5.5} />
      </svg>
      <Team {...home} side="home" />
      <Team {...away} side="away" />
    </div>
  );
}

function Team({ name, players, side }: PitchProps['home'] & { side: 'home' | 'away' }) {
  if (players.length === 0) return null;
  return (
    <ul aria-label={`${name}, ilk 11`}>
      {players.map(({ player, x, y, room }) => (
        <li key={player.id} className={styles['player']} style={{ left: `${x}%`, top: `${y}%`, width: `${room}%` }}>
          <span className="visually-hidden">{playerText(player)}</span>
          <span className={classNames('stack text-xs', styles['number'], styles[side], 'num')} aria-hidden>
            {player.number ?? ''}
            <span className={`row ${styles['marks']}`}>
              {player.goals > 0 && <IncidentIcon kind="goal" size={12} />}
              {player.goals > 1 && player.goals}
            </span>
            <span className={styles['cards']}>
              {player.red ? (
                <IncidentIcon kind="red" size={12} />
              ) : (
                player.yellow && <IncidentIcon kind="yellow" size={12} />
              )}
            </span>
          </span>
          <span className={`clamp-2 weight-600 ${styles['name']}`} aria-hidden>
            {player.outMinute !== null && <small className="faint">↓ </small>}
            {player.shortName}
          </span>
        </li>
      ))}
    </ul>
  );
}
