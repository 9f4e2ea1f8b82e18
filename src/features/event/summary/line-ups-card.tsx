import { substitutesOf, startersAsList, pitchPositions, playerText } from '../../../domain/statistics/line-up.ts';
import type { LineUpPlayer, LineUps, TeamLineUp } from '../../../model/statistics.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { Pitch } from '../../../ui/match/pitch.tsx';
import styles from './summary.module.css';

interface LineUpsCardProps {
  lineUps: LineUps;
  home: string;
  away: string;
}

/** The line-ups on a pitch, as lists if no formation is known, with substitutes and coaches beside it. */
export function LineUpsCard({ lineUps, home, away }: LineUpsCardProps) {
  const own = pitchPositions(lineUps.home, 'home');
  const other = pitchPositions(lineUps.away, 'away');
  return (
    <ChartCard title="Kadrolar" {...(lineUps.confirmed ? {} : { note: 'muhtemel' })}>
      <div className={`stack gap-4 ${styles['lineUps']}`}>
        {own.length + other.length > 0 && (
          <div>
            <Formation name={home} team={lineUps.home} />
            <Pitch home={{ name: home, players: own }} away={{ name: away, players: other }} />
            <Formation name={away} team={lineUps.away} />
          </div>
        )}
        <div className={`stack gap-4 ${styles['benches']}`}>
          <Lists name={home} team={lineUps.home} />
          <Lists name={away} team={lineUps.away} />
        </div>
      </div>
    </ChartCard>
  );
}

function Formation({ name, team: { formation } }: { name: string; team: TeamLineUp }) {
  return (
    <p className={`flex between gap-3 text-sm ${styles['formation']}`}>
      <b>{name}</b>
      <span className="num">{formation}</span>
    </p>
  );
}

function Lists({ name, team }: { name: string; team: TeamLineUp }) {
  // If no starting player is known, the substitutes are unknown too and the list is the whole squad.
  const known = team.players.some(({ starts }) => starts);
  const listed = startersAsList(team);
  const bench = substitutesOf(team);
  return (
    <div>
      {listed.length > 0 && <Players title={`${name}, ilk 11`} players={listed} />}
      {(bench.length > 0 || listed.length === 0) && (
        <Players title={`${name}, ${known ? 'yedekler' : 'kadro'}`} players={bench} />
      )}
      {team.coach !== '' && <p className="text-sm muted">Teknik direktör: {team.coach}</p>}
    </div>
  );
}

function Players({ title, players }: { title: string; players: readonly LineUpPlayer[] }) {
  return (
    <>
      <h3 className={`text-xs weight-600 ${styles['bench']}`}>{title}</h3>
      <ul className={`stack text-xs muted ${styles['players']}`}>
        {players.map((player) => (
          <li key={player.id}>{playerText(player)}</li>
        ))}
      </ul>
    </>
  );
}
