import {
  type StandingColumn,
  type StandingFigure,
  figureText,
  standingColumns,
  zoneTone,
} from '../../domain/statistics/standing-columns.ts';
import type { StandingRow } from '../../model/match-statistics.ts';
import { TeamMark } from '../pictures/pictures.tsx';
import { FormStrip } from '../../ui/chart/form-strip.tsx';
import styles from './standings.module.css';

export interface TableProps {
  /** Shown in this order, which is the service's. */
  rows: readonly StandingRow[];
  /** Of the group; '' for the only one. */
  name: string;
  isMarked: (row: StandingRow) => boolean;
  sportId: number;
}

/** Place and team stand still at one edge, the points at the other, while the figures are scrolled. */
export function FigureTable({ rows, name, isMarked, sportId }: TableProps) {
  const all = standingColumns(rows);
  // Points stand last, after the form.
  const columns = all.filter(({ figure }) => figure !== 'points');
  const points = all.filter(({ figure }) => figure === 'points');
  const hasForm = rows.some(({ form }) => form.length > 0);
  return (
    // A keyboard scrolls what it can focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['scroll']} aria-label={name === '' ? 'Puan durumu' : name} tabIndex={0}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{name === '' ? 'Puan durumu' : `${name}, puan durumu`}</caption>
        <thead>
          <tr>
            <TeamHead />
            {columns.map((column) => (
              <FigureHead key={column.figure} column={column} />
            ))}
            {hasForm && <th scope="col">Form</th>}
            {points.map((column) => (
              <FigureHead key={column.figure} column={column} />
            ))}
          </tr>
        </thead>
        <tbody className="num">
          {rows.map((row, place) => (
            <tr key={`${row.team.id} ${place}`} data-marked={isMarked(row)}>
              <TeamCells row={row} sportId={sportId} marked={isMarked(row)} />
              {columns.map(({ figure }) => (
                <Figure key={figure} row={row} figure={figure} />
              ))}
              {hasForm && (
                <td>
                  <FormStrip form={row.form.slice(-FORM)} small />
                </td>
              )}
              {points.map(({ figure }) => (
                <Figure key={figure} row={row} figure={figure} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FigureHead({ column: { figure, short, name } }: { column: StandingColumn }) {
  return (
    <th scope="col" data-figure={figure}>
      <abbr title={name}>{short}</abbr>
    </th>
  );
}

function Figure({ row, figure }: { row: StandingRow; figure: StandingFigure }) {
  return <td data-figure={figure}>{figureText(row, figure)}</td>;
}

/** Results of a form. */
export const FORM = 5;

export function TeamHead() {
  return (
    <th scope="col" className={styles['team']}>
      <span className="visually-hidden">Sıra ve takım</span>
      <span aria-hidden>Takım</span>
    </th>
  );
}

/** Place, change, mark and name in one cell that stays. */
export function TeamCells({ row, sportId, marked }: { row: StandingRow; sportId: number; marked: boolean }) {
  const { position, delta, team, zone } = row;
  return (
    <th scope="row" className={styles['team']} data-zone={zone === null ? undefined : zoneTone(zone)}>
      <span className={styles['place']}>
        {position ?? '–'}
        {zone !== null && <span className="visually-hidden"> {zone.name}</span>}
      </span>
      <span className={styles['mark']}>
        <TeamMark name={team.name} sportId={sportId} size={16} />
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
