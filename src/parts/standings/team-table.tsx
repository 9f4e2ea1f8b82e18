import type { ReactNode } from 'react';
import { zoneTone } from './standing-columns.ts';
import type { StandingRow } from '../../model/match-statistics.ts';
import { TeamBadge } from '../pictures/badges.tsx';
import styles from './standings.module.css';

export interface TeamRows {
  /** Shown in this order, which is the service's. */
  rows: readonly StandingRow[];
  /** Name of the group; '' if it is the only one. */
  name: string;
  isHighlighted: (row: StandingRow) => boolean;
  sportId: number;
}

interface TeamTableProps extends TeamRows {
  /** Subject of the table, used as its accessible name: "Puan durumu". */
  about: string;
  /** Header cells after the team column. */
  heads: ReactNode;
  /** Cells of a row after the team. */
  cells: (row: StandingRow) => ReactNode;
}

/** Table with a row per team. Position and team are sticky while the rest scrolls. */
export function TeamTable({ rows, name, isHighlighted: isMarked, sportId, about, heads, cells }: TeamTableProps) {
  return (
    // Focusable, so that a keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['scroll']} aria-label={name === '' ? about : name} tabIndex={0}>
      <table className={styles['table']}>
        <caption className="visually-hidden">
          {name === '' ? about : `${name}, ${about.toLocaleLowerCase('tr')}`}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles['team']}>
              <span className="visually-hidden">Sıra ve takım</span>
              <span aria-hidden>Takım</span>
            </th>
            {heads}
          </tr>
        </thead>
        <tbody className="num">
          {rows.map((row, place) => (
            <tr key={`${row.team.id} ${place}`} data-marked={isMarked(row)}>
              <TeamCell row={row} sportId={sportId} marked={isMarked(row)} />
              {cells(row)}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Header cell of a row: position, change of position, mark and name. */
function TeamCell({ row, sportId, marked }: { row: StandingRow; sportId: number; marked: boolean }) {
  const { position, delta, team, zone } = row;
  return (
    <th scope="row" className={styles['team']} data-zone={zone === null ? undefined : zoneTone(zone)}>
      <span className={`text-xs muted ${styles['place']}`}>
        {position ?? '–'}
        {zone !== null && <span className="visually-hidden"> {zone.name}</span>}
      </span>
      <span className={styles['mark']}>
        <TeamBadge name={team.name} sportId={sportId} size={16} />
      </span>
      <span className={styles['name']}>{team.name}</span>
      {marked && <span className="visually-hidden"> (bu maçta)</span>}
      {delta !== null && delta !== 0 && (
        <span className={styles['delta']} data-way={delta > 0 ? 'up' : 'down'}>
          <span aria-hidden>{delta > 0 ? '▲' : '▼'}</span>
          <span className="visually-hidden">
            {Math.abs(delta)} sıra {delta > 0 ? 'yükseldi' : 'düştü'}
          </span>
        </span>
      )}
    </th>
  );
}
