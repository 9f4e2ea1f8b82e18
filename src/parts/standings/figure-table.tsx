import { type StandingColumn, type StandingFigure, figureText, standingColumns } from './standing-columns.ts';
import type { StandingRow } from '../../model/match-statistics.ts';
import { FormStrip } from '../../ui/chart/form-strip.tsx';
import { type TeamRows, TeamTable } from './team-table.tsx';

/** Number of results in a team's form. */
export const FORM_LENGTH = 5;

/** Standings of a group. Points are sticky at the end edge while the other figures scroll. */
export function FigureTable(teams: TeamRows) {
  const { rows } = teams;
  const all = standingColumns(rows);
  // Points come last, after the form.
  const columns = all.filter(({ figure }) => figure !== 'points');
  const points = all.filter(({ figure }) => figure === 'points');
  const hasForm = rows.some(({ form }) => form.length > 0);
  return (
    <TeamTable
      {...teams}
      about="Puan durumu"
      heads={
        <>
          {columns.map((column) => (
            <FigureHead key={column.figure} column={column} />
          ))}
          {hasForm && <th scope="col">Form</th>}
          {points.map((column) => (
            <FigureHead key={column.figure} column={column} />
          ))}
        </>
      }
      cells={(row) => (
        <>
          {columns.map(({ figure }) => (
            <Figure key={figure} row={row} figure={figure} />
          ))}
          {hasForm && (
            <td>
              <FormStrip form={row.form.slice(-FORM_LENGTH)} small />
            </td>
          )}
          {points.map(({ figure }) => (
            <Figure key={figure} row={row} figure={figure} />
          ))}
        </>
      )}
    />
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
