import { countForm } from '../../../domain/statistics/form.ts';
import type { StandingRow } from '../../../model/match-statistics.ts';
import { FormStrip } from '../../../ui/chart/form-strip.tsx';
import { statisticsId, useSidesRead } from '../page/use-live-read.ts';
import { TabContent } from '../statistics/tab-content.tsx';
import type { EventTabProps } from '../tabs/tab-definition.ts';
import { FORM_LENGTH } from '../../../parts/standings/figure-table.tsx';
import { GroupCard } from '../../../parts/standings/group-card.tsx';
import { type TeamRows, TeamTable } from '../../../parts/standings/team-table.tsx';
import { createMatchTeamFilter } from './match-team-filter.ts';
import styles from '../../../parts/standings/standings.module.css';

/** "Form Durumu": last results and next opponent of every team of the league, in the order of the table. */
export default function FormTab({ head }: EventTabProps) {
  const standings = useSidesRead(
    'getStandings',
    {
      parameters: { sportId: head.sportId, eventId: statisticsId(head) },
    },
    head,
  );
  return (
    <TabContent
      of={standings}
      emptyText={nothing}
      isEmpty={(groups) => groups.every(({ overall }) => !hasForm(overall))}
    >
      {(groups) => (
        <div className={`stack one-column gap-3 ${styles['cards']}`}>
          {groups
            .filter(({ overall }) => hasForm(overall))
            .map(({ key, name, overall }) => (
              <GroupCard key={key} name={name} rows={overall} explanation={explained}>
                <FormTable
                  rows={overall}
                  name={name}
                  isHighlighted={createMatchTeamFilter(head)}
                  sportId={head.sportId}
                />
              </GroupCard>
            ))}
        </div>
      )}
    </TabContent>
  );
}

const nothing = { title: 'Form durumu yok', text: 'Bu ligde takımların son sonuçları bilinmiyor.' };

const explained = `Son ${FORM_LENGTH} maç, eskiden yeniye: üstte galibiyet (G), ortada beraberlik (B), altta mağlubiyet (M).`;

const hasForm = (rows: readonly StandingRow[]): boolean => rows.some(({ form }) => form.length > 0);

function FormTable(teams: TeamRows) {
  const { rows } = teams;
  const drawn = rows.some(({ form }) => form.includes('draw'));
  const hasNext = rows.some(({ next }) => next !== null);
  return (
    <TeamTable
      {...teams}
      about="Form durumu"
      heads={
        <>
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
        </>
      }
      cells={(row) => {
        const form = row.form.slice(-FORM_LENGTH);
        const { win, draw, loss } = countForm(form);
        return (
          <>
            <td className={styles['strip']}>
              <FormStrip form={form} />
            </td>
            <td>{win}</td>
            {drawn && <td>{draw}</td>}
            <td>{loss}</td>
            {hasNext && <td className={styles['next']}>{nextText(row)}</td>}
          </>
        );
      }}
    />
  );
}

/** "Rizespor (ev)" */
function nextText({ next }: StandingRow): string {
  return next === null ? '–' : `${next.opponent} (${next.atHome ? 'ev' : 'dep.'})`;
}
