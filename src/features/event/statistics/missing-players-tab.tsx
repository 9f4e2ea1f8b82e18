import type { MissingPlayer, MissingPlayers } from '../../../model/match-statistics.ts';
import { TeamBadge } from '../../../parts/pictures/badges.tsx';
import { useCachedRead } from '../../../state/load/use-cached-read.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import type { EventTabProps } from '../tabs/tab-definition.ts';
import { statisticsId } from '../page/use-live-read.ts';
import { TabContent } from './tab-content.tsx';
import matchStyles from './match-tabs.module.css';
import styles from './people.module.css';

/** "Sakat ve Cezalı": missing players with the reason and their figures. */
export default function MissingPlayersTab({ head }: EventTabProps) {
  const { sportId, home, away } = head;
  const missing = useCachedRead('getMissingPlayers', { parameters: { sportId, eventId: statisticsId(head) } });
  return (
    <TabContent of={missing} emptyText={nothing} isEmpty={isEmpty}>
      {(sides) => (
        <div className={`stack gap-3 ${matchStyles['pair']}`}>
          <Side name={sides.home.team.name || home} players={sides.home.players} sportId={sportId} />
          <Side name={sides.away.team.name || away} players={sides.away.players} sportId={sportId} />
        </div>
      )}
    </TabContent>
  );
}

const isEmpty = ({ home, away }: MissingPlayers): boolean => home.players.length + away.players.length === 0;

const nothing = {
  title: 'Eksik oyuncu bildirilmedi',
  text: 'Sakat veya cezalı bir oyuncu açıklandığında burada görünecek.',
};

function Side({ name, players, sportId }: { name: string; players: readonly MissingPlayer[]; sportId: number }) {
  return (
    <ChartCard
      title={
        <span className={`row gap-2 ${matchStyles['team']}`}>
          <TeamBadge name={name} sportId={sportId} size={20} />
          <span>{name}</span>
        </span>
      }
      note={players.length === 0 ? undefined : `${players.length} eksik`}
    >
      {players.length === 0 ? (
        <p className="text-sm muted">Eksik oyuncu bildirilmedi.</p>
      ) : (
        <ul className={styles['people']}>
          {players.map((player, place) => (
            <li key={`${player.id} ${place}`} className={`stack text-sm ${styles['person']}`}>
              <Player player={player} />
            </li>
          ))}
        </ul>
      )}
    </ChartCard>
  );
}

function Player({ player }: { player: MissingPlayer }) {
  const { name, position, age, reason, detail, matches, starts, goals, assists } = player;
  const facts = [
    { name: 'Maç', value: matches },
    { name: 'İlk 11', value: starts },
    { name: 'Gol', value: goals },
    { name: 'Asist', value: assists },
  ].filter(({ value }) => value !== null);
  const about = [position, age === null ? '' : `${age} yaşında`].filter((part) => part !== '').join(' · ');
  return (
    <>
      <span className={styles['name']}>
        <b>{name}</b>
        <span className="text-xs muted">{about}</span>
      </span>
      {reason !== '' && (
        <span className={`stack gap-2px ${styles['why']}`}>
          <span className={`text-xs weight-600 ${styles['reason']}`} data-reason={reasonTone(reason)}>
            {reason}
          </span>
          {detail !== '' && <span className="text-xs muted">{detail}</span>}
        </span>
      )}
      {facts.length > 0 && (
        <dl className={`flex gap-4 ${styles['facts']}`}>
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd className="num">{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function reasonTone(reason: string): 'hurt' | 'banned' | 'other' {
  const words = reason.toLocaleLowerCase('tr');
  if (words.includes('sakat')) return 'hurt';
  return words.includes('ceza') ? 'banned' : 'other';
}
