import { countForm } from '../../../domain/statistics/form.ts';
import type { StandingGroup, StandingRow } from '../../../model/match-statistics.ts';
import { FormStrip } from '../../../ui/chart/form-strip.tsx';
import { statisticsId, useSidesRead } from '../page/use-live-read.ts';
import { Answer } from '../statistics/answer.tsx';
import type { EventTabProps } from '../tabs/tab-row.ts';
import { FORM, TeamCells, TeamHead, type TableProps } from '../../../parts/standings/figure-table.tsx';
import { isOfMatch } from './of-match.ts';
import styles from '../../../parts/standings/standings.module.css';

/** "Form Durumu": the last results of every team of the league, in the order of the table, and whom it meets next. */
export default function FormTab({ head }: EventTabProps) {
  const standings = useSidesRead(
    'getStandings',
    {
      parameters: { sportId: head.sportId, eventId: statisticsId(head) },
    },
    head,
  );
  return (
    <Answer of={standings} nothing={nothing} isEmpty={(groups) => groups.every(({ overall }) => !hasForm(overall))}>
      {(groups) => (
        <div className={styles['cards']}>
          {groups
            .filter(({ overall }) => hasForm(overall))
            .map((group) => (
              <FormGroup key={group.key} group={group} isMarked={isOfMatch(head)} sportId={head.sportId} />
            ))}
        </div>
      )}
    </Answer>
  );
}

const nothing = { title: 'Form durumu yok', text: 'Bu ligde takımların son sonuçları bilinmiyor.' };

const hasForm = (rows: readonly StandingRow[]): boolean => rows.some(({ form }) => form.length > 0);

function FormGroup({ group, ...table }: { group: StandingGroup } & Pick<TableProps, 'isMarked' | 'sportId'>) {
  const { name, overall } = group;
  return (
    <section className={styles['card']}>
      {name !== '' && <h2 className={styles['group']}>{name}</h2>}
      <FormTable rows={overall} name={name} {...table} />
      <p className={styles['explained']}>
        Son {FORM} maç, eskiden yeniye: üstte galibiyet (G), ortada beraberlik (B), altta mağlubiyet (M).
      </p>
    </section>
  );
}

function FormTable({ rows, name, isMarked, sportId }: TableProps) {
  const drawn = rows.some(({ form }) => form.includes('draw'));
  const hasNext = rows.some(({ next }) => next !== null);
  return (
    // A keyboard scrolls what it can focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['scroll']} aria-label={name === '' ? 'Form durumu' : name} tabIndex={0}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{name === '' ? 'Form durumu' : `${name}, form durumu`}</caption>
        <thead>
          <tr>
            <TeamHead />
            <th scope="col">Form</th>
            <th scope="col">
              <abbr title="Galibiyet">G</abbr>
            </th>
            {drawn && (
              <th scope="col">
                <abbr title="Beraberlik">B</abbr>
              </th>
            )}
            <th scope="col">
              <abbr title="Mağlubiyet">M</abbr>
            </th>
            {hasNext && (
              <th scope="col" className={styles['next']}>
                Sıradaki maç
              </th>
            )}
          </tr>
        </thead>
        <tbody className="num">
          {rows.map((row, place) => {
            const form = row.form.slice(-FORM);
            const { win, draw, loss } = countForm(form);
            return (
              <tr key={`${row.team.id} ${place}`} data-marked={isMarked(row)}>
                <TeamCells row={row} sportId={sportId} marked={isMarked(row)} />
                <td className={styles['strip']}>
                  <FormStrip form={form} />
                </td>
                <td>{win}</td>
                {drawn && <td>{draw}</td>}
                <td>{loss}</td>
                {hasNext && <td className={styles['next']}>{nextText(row)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** "Rizespor (ev)" */
function nextText({ next }: StandingRow): string {
  return next === null ? '–' : `${next.opponent} (${next.atHome ? 'ev' : 'dep.'})`;
}
