import { FormStrip } from '../../../ui/chart/form-strip.tsx';
import { dayText, teamResultOf, scoreText, sideOf } from '../../../domain/statistics/past-matches.ts';
import type { PlayedMatch, Team } from '../../../model/statistics.ts';
import { useToday } from '../../../state/device/clock.ts';
import styles from './match-tabs.module.css';

interface MatchRowsProps {
  /** Newest first. */
  matches: readonly PlayedMatch[];
  label: string;
  /** Team whose results are shown: its name stands out, and a letter shows each result. */
  team?: Team;
}

/** Played matches, one row each: date and league, teams, score, and the score by parts if known. */
export function MatchRows({ matches, label, team }: MatchRowsProps) {
  const today = useToday();
  return (
    <ul aria-label={label}>
      {matches.map((match, place) => (
        // Two meetings may be equal in every value, so there is no better key than the index.
        // oxlint-disable-next-line react/no-array-index-key
        <MatchRow key={place} {...{ match, team, today }} />
      ))}
    </ul>
  );
}

function MatchRow({ match, team, today }: { match: PlayedMatch; team: Team | undefined; today: number }) {
  const { at, home, away, score, halfTime, sets, tournament } = match;
  const result = team === undefined ? null : teamResultOf(match, team);
  const own = team === undefined ? null : sideOf(match, team);
  const won = score === null ? 0 : Math.sign(score.home - score.away);
  return (
    <li className={`stack middle gap-3 text-sm ${styles['row']}`}>
      <span className={`stack shrink text-xs muted ${styles['when']}`}>
        <span className="num">{dayText(at, today)}</span>
        <span className={styles['league']}>{tournament}</span>
      </span>
      <span className={`stack shrink ${styles['sides']}`}>
        <span className={styles['side']} data-won={won > 0} data-own={own === 'home'}>
          {home.name}
        </span>
        <span className={styles['side']} data-won={won < 0} data-own={own === 'away'}>
          {away.name}
        </span>
      </span>
      <span className={`${styles['score']} num`}>
        <b>{scoreText(score)}</b>
        {halfTime !== null && <span className={styles['half']}>{`İY ${halfTime.home}-${halfTime.away}`}</span>}
      </span>
      {team !== undefined && (
        <span className={styles['result']}>{result !== null && <FormStrip form={[result]} flat />}</span>
      )}
      {sets.length > 0 && (
        <span className={`${styles['sets']} num`}>{sets.map((set) => `${set.home}-${set.away}`).join('  ')}</span>
      )}
    </li>
  );
}
