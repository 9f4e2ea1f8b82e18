import { FormStrip } from '../../../ui/chart/form-strip.tsx';
import { dayText, resultOf, scoreText, sideOf } from '../../../domain/statistics/past-matches.ts';
import type { PlayedMatch, Team } from '../../../model/statistics.ts';
import { useToday } from '../../../ui/page/use-today.ts';
import styles from './match-rows.module.css';

export interface MatchRowsProps {
  /** Newest first. */
  matches: readonly PlayedMatch[];
  label: string;
  /** Whose results they are: its name stands out, a letter says how it ended. */
  team?: Team;
}

/** Matches that were played, a row each: when and where, who, how it ended, and by parts where that is known. */
export function MatchRows({ matches, label, team }: MatchRowsProps) {
  const today = useToday();
  return (
    <ul className={styles['rows']} aria-label={label}>
      {matches.map((match, place) => (
        // Two meetings may be alike in all that is told of them.
        // oxlint-disable-next-line react/no-array-index-key
        <MatchRow key={place} {...{ match, team, today }} />
      ))}
    </ul>
  );
}

function MatchRow({ match, team, today }: { match: PlayedMatch; team: Team | undefined; today: number }) {
  const { at, home, away, score, tournament } = match;
  const result = team === undefined ? null : resultOf(match, team);
  const own = team === undefined ? null : sideOf(match, team);
  const won = score === null ? 0 : Math.sign(score.home - score.away);
  const parts = partsText(match);
  return (
    <li className={styles['row']}>
      <span className={styles['when']}>
        <span className="num">{dayText(at, today)}</span>
        <span className={styles['league']}>{tournament}</span>
      </span>
      <span className={styles['sides']}>
        <span className={styles['side']} data-won={won > 0} data-own={own === 'home'}>
          {home.name}
        </span>
        <span className={styles['side']} data-won={won < 0} data-own={own === 'away'}>
          {away.name}
        </span>
      </span>
      <span className={`${styles['score']} num`}>
        <b>{scoreText(score)}</b>
        {parts !== '' && <span className={styles['parts']}>{parts}</span>}
      </span>
      {team !== undefined && (
        <span className={styles['result']}>{result !== null && <FormStrip form={[result]} flat />}</span>
      )}
    </li>
  );
}

function partsText({ sets, halfTime }: PlayedMatch): string {
  if (sets.length > 0) return sets.map((set) => `${set.home}-${set.away}`).join(' ');
  return halfTime === null ? '' : `İY ${halfTime.home}-${halfTime.away}`;
}
