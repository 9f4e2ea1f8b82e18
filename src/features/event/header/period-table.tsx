import { hasMatchEnded } from '../../../domain/program/score-status.ts';
import { gamePoints, isSetSport, mainScore, periodScores, servingSide } from '../../../domain/program/score-text.ts';
import type { EventHead } from '../../../model/program.ts';
import { SportIcon } from '../../../parts/pictures/picture.tsx';
import styles from './period-table.module.css';

/** Sets with the current game and server, or quarters and periods; null for a sport without parts. */
export function PeriodTable({ head }: { head: EventHead }) {
  const periods = periodScores(head.sportId, head.score);
  // Points of a game are not shown after the match has ended.
  const points = head.score !== null && !hasMatchEnded(head.score.status) ? gamePoints(head.score) : null;
  if (periods.length === 0 && points === null) return null;
  const total = mainScore(head.sportId, head.score);
  const bySets = isSetSport(head.sportId);
  return (
    <div className={styles['scroll']}>
      <table className={`${styles['table']} num`}>
        <caption className="visually-hidden">{bySets ? 'Setler' : 'Periyotlar'}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Taraf</span>
            </th>
            {periods.map((period) => (
              <th key={period.label} scope="col" className={period.current ? styles['current'] : undefined}>
                {period.label}
              </th>
            ))}
            {points !== null && <th scope="col">Oyun</th>}
            <th scope="col">{bySets ? 'Set' : 'Top.'}</th>
          </tr>
        </thead>
        <tbody>
          {(['home', 'away'] as const).map((side) => (
            <tr key={side}>
              <th scope="row">
                <span translate="no">{head[side]}</span>
                {servingSide(head.score) === side && (
                  <>
                    <span className={styles['serving']}>
                      <SportIcon sportId={head.sportId} size={12} />
                    </span>
                    <span className="visually-hidden">servis atıyor</span>
                  </>
                )}
              </th>
              {periods.map((period) => (
                <td key={period.label} translate="no" className={period.current ? styles['current'] : undefined}>
                  {period[side]}
                  {period.tieBreak !== null && <sup>{period.tieBreak[side]}</sup>}
                </td>
              ))}
              {points !== null && (
                <td translate="no" className={styles['points']}>
                  {points[side]}
                </td>
              )}
              <td translate="no" className={styles['total']}>
                {total?.[side] ?? '0'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
