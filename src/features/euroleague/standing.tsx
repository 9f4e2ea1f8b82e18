import { isAnswer } from '../../contract/errors.ts';
import { FigureTable } from '../../parts/standings/figure-table.tsx';
import { GroupCard } from '../../parts/standings/group-card.tsx';
import { useTopic } from '../../state/engine/live.ts';
import { useRead } from '../../state/load/use-read.ts';
import { useTopicLoad } from '../../state/load/use-topic-load.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Shown } from '../../ui/feedback/shown.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './euroleague.module.css';
import { basketball, comingOf } from './queries.ts';

/** The league's table. The service returns it for a match, so the league's next match is used. */
export function Standing({ competitionIds }: { competitionIds: number[] }) {
  const order = useTopicLoad(useTopic({ kind: 'list', query: comingOf(competitionIds) }), 'order');
  const next = order.value?.find((item) => item.type === 'event');
  const standings = useRead(
    'getStandings',
    next === undefined ? null : { parameters: { sportId: basketball.id, eventId: next.eventId } },
  );
  if (order.phase !== 'loading' && next === undefined) return <NoTable />;
  return (
    <Shown
      of={standings}
      skeleton={
        <div className={styles['waiting']} aria-busy>
          <Skeleton height={420} radius="l" />
        </div>
      }
      failed={(failure) => (isAnswer(failure) ? <NoTable /> : undefined)}
    >
      {(groups) => {
        const told = groups.filter(({ overall }) => overall.length > 0);
        return told.length === 0 ? (
          <NoTable />
        ) : (
          <div className={styles['tables']}>
            {told.map(({ key, name, overall }) => (
              <GroupCard key={key} name={name} rows={overall}>
                <FigureTable rows={overall} name={name} isMarked={ofNone} sportId={basketball.id} />
              </GroupCard>
            ))}
          </div>
        );
      }}
    </Shown>
  );
}

const ofNone = (): boolean => false;

function NoTable() {
  return <EmptyState title="Puan durumu yok" text="Ligin tablosu gelince burada görünür." />;
}
