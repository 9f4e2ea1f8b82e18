import { benchOf, placesOf, playerText } from '../../../domain/statistics/line-up.ts';
import type { LineUps, TeamLineUp } from '../../../model/statistics.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { Pitch } from '../../../ui/match/pitch.tsx';
import styles from './summary.module.css';

export interface LineUpPartProps {
  lineUps: LineUps;
  home: string;
  away: string;
}

/** Both elevens on a pitch, and beside it who sits and who leads them. */
export function LineUpPart({ lineUps, home, away }: LineUpPartProps) {
  const own = placesOf(lineUps.home, 'home');
  const other = placesOf(lineUps.away, 'away');
  return (
    <ChartCard title="Kadrolar" {...(lineUps.confirmed ? {} : { note: 'muhtemel' })}>
      <div className={styles['lineUps']}>
        {own.length + other.length > 0 && (
          <div>
            <Formation name={home} team={lineUps.home} />
            <Pitch home={{ name: home, players: own }} away={{ name: away, players: other }} />
            <Formation name={away} team={lineUps.away} />
          </div>
        )}
        <div className={styles['benches']}>
          <Bench name={home} team={lineUps.home} />
          <Bench name={away} team={lineUps.away} />
        </div>
      </div>
    </ChartCard>
  );
}

function Formation({ name, team: { formation } }: { name: string; team: TeamLineUp }) {
  return (
    <p className={styles['formation']}>
      <b>{name}</b>
      <span className="num">{formation}</span>
    </p>
  );
}

function Bench({ name, team }: { name: string; team: TeamLineUp }) {
  const bench = benchOf(team);
  return (
    <div>
      <h3 className={styles['bench']}>{name}, yedekler</h3>
      <ul className={styles['players']}>
        {bench.map((player) => (
          <li key={player.id}>{playerText(player)}</li>
        ))}
      </ul>
      {team.coach !== '' && <p className={styles['quiet']}>Teknik direktör: {team.coach}</p>}
    </div>
  );
}
