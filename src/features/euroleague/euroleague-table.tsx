import { isDefinitiveRefusal } from '../../contract/failure-checks.ts';
import { FigureTable } from '../../parts/standings/figure-table.tsx';
import { GroupCard } from '../../parts/standings/group-card.tsx';
import { useTopic } from '../../state/engine/use-topic.ts';
import { useRead } from '../../state/load/use-read.ts';
import { useTopicLoad } from '../../state/load/use-topic-load.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './euroleague.module.css';
import { basketballSport, upcomingEuroLeagueQuery } from './euroleague-queries.ts';

/** The league's table. The service returns it for a match, so the league's next match is used. */
export function EuroLeagueTable({ competitionIds }: { competitionIds: number[] }) {
  const order = useTopicLoad(useTopic({ kind: 'list', query: upcomingEuroLeagueQuery(competitionIds) }), 'order');
  const next = order.value?.find((item) => item.type === 'event');
  const standings = useRead(
    'getStandings',
    next === undefined ? null : { parameters: { sportId: basketballSport.id, eventId: next.eventId } },
  );
  if (order.phase !== 'loading' && next === undefined) return <NoTable />;
  return (
    <LoadedContent
      of={standings}
      skeleton={
        <div className={styles['waiting']} aria-busy>
          <Skeleton height={420} radius="l" />
        </div>
      }
      failed={(failure) => (isDefinitiveRefusal(failure) ? <NoTable /> : undefined)}
    >
      {(groups) => {
        const told = groups.filter(({ overall }) => overall.length > 0);
        return told.length === 0 ? (
          <NoTable />
        ) : (
          <div className="stack one-column gap-3">
            {told.map(({ key, name, overall }) => (
              <GroupCard key={key} name={name} rows={overall}>
                <FigureTable rows={overall} name={name} isHighlighted={ofNone} sportId={basketballSport.id} />
              </GroupCard>
            ))}
          </div>
        );
      }}
    </LoadedContent>
  );
}

const ofNone = (): boolean => false;

function NoTable() {
  return <EmptyState title="Puan durumu yok" text="Ligin tablosu gelince burada görünür." />;
}
