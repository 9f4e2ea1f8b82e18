import type { StandingGroup } from '../../../model/match-statistics.ts';
import type { EventHead } from '../../../model/program.ts';
import { Segmented } from '../../../ui/control/segmented.tsx';
import { statisticsId, useSidesRead } from '../page/use-live-read.ts';
import { TabContent } from '../statistics/tab-content.tsx';
import { useTabChoice } from '../statistics/use-tab-choice.ts';
import type { EventTabProps } from '../tabs/tab-definition.ts';
import { FigureTable } from '../../../parts/standings/figure-table.tsx';
import { GroupCard } from '../../../parts/standings/group-card.tsx';
import styles from '../../../parts/standings/standings.module.css';
import { createMatchTeamFilter } from './match-team-filter.ts';

/** "Puan Durumu": the league's table, at home, away and overall, in the service's order. */
export default function StandingsTab({ head }: EventTabProps) {
  const standings = useSidesRead(
    'getStandings',
    {
      parameters: { sportId: head.sportId, eventId: statisticsId(head) },
    },
    head,
  );
  return (
    <TabContent of={standings} emptyText={noTable} isEmpty={(groups) => groups.length === 0}>
      {(groups) => <Tables groups={groups} head={head} />}
    </TabContent>
  );
}

const noTable = {
  title: 'Puan durumu yok',
  text: 'Bu maçın liginde puan durumu tutulmuyor veya henüz gelmedi.',
};

const kinds = [
  { value: 'genel', label: 'Genel', rows: 'overall' },
  { value: 'ev', label: 'İç saha', rows: 'home' },
  { value: 'deplasman', label: 'Deplasman', rows: 'away' },
] as const;

function Tables({ groups, head }: { groups: readonly StandingGroup[]; head: EventHead }) {
  const offered = kinds.filter(({ rows }) => groups.some((group) => group[rows].length > 0));
  const [first, ...others] = offered.map(({ value }) => value);
  const [chosen, choose] = useTabChoice('tablo', [first ?? 'genel', ...others]);
  const rows = kinds.find(({ value }) => value === chosen)?.rows ?? 'overall';
  return (
    <div className={`stack one-column gap-3 ${styles['cards']}`}>
      {offered.length > 1 && <Segmented label="Tablo" options={offered} value={chosen} onChange={choose} />}
      {groups
        .filter((group) => group[rows].length > 0)
        .map((group) => (
          <GroupCard key={group.key} name={group.name} rows={group[rows]}>
            <FigureTable
              rows={group[rows]}
              name={group.name}
              isHighlighted={createMatchTeamFilter(head)}
              sportId={head.sportId}
            />
          </GroupCard>
        ))}
    </div>
  );
}
