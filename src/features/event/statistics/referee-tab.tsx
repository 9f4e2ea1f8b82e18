import { decimalText } from '../../../domain/number-text.ts';
import { dayText, newestMatchesFirst, scoreText } from '../../../domain/statistics/past-matches.ts';
import { redCards, refereeAverages } from './referee-averages.ts';
import type { CardCounts, RefereePage } from '../../../model/match-statistics.ts';
import { useCachedRead } from '../../../state/load/use-cached-read.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useToday } from '../../../state/device/clock.ts';
import type { EventTabProps } from '../tabs/tab-definition.ts';
import { statisticsId } from '../page/use-live-read.ts';
import { TabContent } from './tab-content.tsx';
import matchStyles from './match-tabs.module.css';
import styles from './people.module.css';

/** "Hakem": the match's referee, his strictness, and his last ten matches. */
export default function RefereeTab({ head }: EventTabProps) {
  const page = useCachedRead('getReferee', { parameters: { eventId: statisticsId(head), count: MOST_MATCHES } });
  return (
    <TabContent of={page} emptyText={nothing} isEmpty={({ referee }) => referee === null}>
      {(value) => <Referee page={value} />}
    </TabContent>
  );
}

const MOST_MATCHES = 10;

const nothing = { title: 'Hakem açıklanmadı', text: 'Maçın hakemi açıklandığında burada görünecek.' };

function Referee({ page }: { page: RefereePage }) {
  const { referee, tournaments } = page;
  if (referee === null) return <EmptyState {...nothing} />;
  const means = refereeAverages(page);
  const about = [referee.age === null ? '' : `${referee.age} yaşında`, referee.country];
  const figures = [
    { name: 'Sarı kart', value: means.yellow },
    { name: 'Kırmızı kart', value: means.red },
    { name: 'Penaltı', value: means.penalties },
  ].filter(({ value }) => value !== null);
  return (
    <div className="stack one-column gap-3">
      <div className={`stack gap-3 ${matchStyles['pair']}`}>
        <ChartCard
          title={referee.name}
          note={about.filter((part) => part !== '').join(' · ')}
          explanation={figures.length > 0 ? `Yönettiği ${means.matches} maçın maç başına ortalaması.` : undefined}
        >
          {figures.length === 0 ? (
            <p className="text-sm muted">Kartları bilinmiyor.</p>
          ) : (
            <dl className={`stack gap-2 ${styles['means']}`}>
              {figures.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd translate="no" className="num">
                    {decimalText(value ?? 0)}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </ChartCard>
        {tournaments.length > 0 && (
          <ChartCard title="Liglerde">
            <ul className={styles['people']}>
              {tournaments.map(({ tournament, matches, ...cards }) => (
                <li key={tournament} className={`row between gap-3 text-sm ${styles['league']}`}>
                  <span>
                    {tournament} {matches !== null && <span className="text-xs muted">{matches} maç</span>}
                  </span>
                  <Cards counts={cards} />
                </li>
              ))}
            </ul>
          </ChartCard>
        )}
      </div>
      <RefereeMatches page={page} />
    </div>
  );
}

function RefereeMatches({ page }: { page: RefereePage }) {
  const today = useToday();
  const matches = newestMatchesFirst(page.matches);
  if (matches.length === 0) return null;
  return (
    <ChartCard title="Yönettiği son maçlar" note={`${matches.length} maç`}>
      <ul className={styles['people']}>
        {matches.map((match, place) => (
          <li key={`${match.at} ${place}`} className={`stack middle gap-3 text-sm ${styles['match']}`}>
            <span className="text-xs muted num">{dayText(match.at, today)}</span>
            <span className={styles['name']}>
              <span>
                {match.home.name} - {match.away.name}
              </span>
              <span className="text-xs muted">{match.tournament}</span>
            </span>
            <b className="num">{scoreText(match.score)}</b>
            <Cards counts={match} />
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}

function Cards({ counts }: { counts: CardCounts }) {
  const { yellow } = counts;
  const red = redCards(counts);
  return (
    <span className={`middle gap-2 ${styles['cards']} num`}>
      {yellow !== null && <Card card="yellow" name="sarı kart" count={yellow} />}
      {red !== null && <Card card="red" name="kırmızı kart" count={red} />}
    </span>
  );
}

function Card({ card, name, count }: { card: 'yellow' | 'red'; name: string; count: number }) {
  return (
    <span className={`middle text-xs weight-600 ${styles['card']}`}>
      <i data-colour={card} aria-hidden />
      {count}
      <span className="visually-hidden"> {name}</span>
    </span>
  );
}
