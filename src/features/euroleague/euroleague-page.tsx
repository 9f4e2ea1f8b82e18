import { useMemo } from 'react';
import { Link } from 'wouter';
import { NEWS_COUNT } from '../../contract/services/content-page-calls.ts';
import { NewsCard } from '../../parts/article/news-card.tsx';
import { Page } from '../../parts/page/page.tsx';
import { contentLinks } from '../../routes/content-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { useTopicValue, useTopic } from '../../state/engine/use-topic.ts';
import { useCachedRead } from '../../state/load/use-cached-read.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useMinute } from '../../state/device/clock.ts';
import styles from './euroleague.module.css';
import {
  EuroLeagueMatches,
  MatchesSkeleton,
  basketballSport,
  allBasketballQuery,
  upcomingEuroLeagueQuery,
} from './euroleague-matches.tsx';
import { isDefinitiveRefusal } from '../../contract/failure-checks.ts';
import { FigureTable } from '../../parts/standings/figure-table.tsx';
import { GroupCard } from '../../parts/standings/group-card.tsx';
import { useTopicLoad } from '../../state/load/use-topic-load.ts';

/** `/euroleague-avrupa-basketbol-ligi` (rule content-22): the league's matches with their odds, its table, and its news. */
export default function EuroLeaguePage() {
  const facets = useTopicValue({ kind: 'list', query: allBasketballQuery }, 'facets');
  const leagues = useMemo(() => facets?.leagues.filter(({ name }) => isEuroLeagueName(name)), [facets]);
  const lig = leagues?.map(({ id }) => id).join(',') ?? '';
  return (
    <Page width="full" contentReady={leagues !== undefined}>
      <section className={`stack one-column gap-3 ${styles['section']}`} aria-labelledby="maclar">
        <h2 id="maclar" className={styles['title']}>
          Maçlar
        </h2>
        {leagues === undefined && <MatchesSkeleton />}
        {leagues?.length === 0 && (
          <EmptyState
            title="Şu anda programda EuroLeague maçı yok"
            text="Maçlar açılınca burada görünür."
            action={
              <Link href={entryLinks.program(basketballSport.slug)} className={buttonClass('quiet')}>
                Basketbol programı
              </Link>
            }
          />
        )}
        {leagues !== undefined && leagues.length > 0 && (
          <EuroLeagueMatches
            competitionIds={leagues.map(({ id }) => id)}
            program={entryLinks.program(basketballSport.slug, { lig })}
          />
        )}
      </section>
      {leagues !== undefined && leagues.length > 0 && (
        <section className={`stack one-column gap-3 ${styles['section']}`}>
          {/* The section has no label, because the table below has this name already. */}
          <h2 className={styles['title']}>Puan durumu</h2>
          <EuroLeagueTable competitionIds={leagues.map(({ id }) => id)} />
        </section>
      )}
      <News />
    </Page>
  );
}

/** News about the EuroLeague if there are any, else about basketball. */
function News() {
  const now = useMinute();
  const news = useCachedRead('getNews', { query: { count: String(NEWS_COUNT) } });
  return (
    <section className={`stack one-column gap-3 ${styles['section']}`} aria-labelledby="haberler">
      <h2 id="haberler" className={styles['title']}>
        Haberler
      </h2>
      <LoadedContent of={news} age={news.refreshing ? 'elsewhere' : 'here'} skeleton={<Skeleton height={320} />}>
        {(items) => {
          const own = items.filter(({ category, title }) => isEuroLeagueName(category) || isEuroLeagueName(title));
          const shown = own.length > 0 ? own : items.filter(({ sportId }) => sportId === basketballSport.id);
          return shown.length === 0 ? (
            <EmptyState
              title="Henüz haber yok"
              action={
                <Link href={contentLinks.news()} className={buttonClass('quiet')}>
                  Bütün haberler
                </Link>
              }
            />
          ) : (
            <ul className={`stack gap-3 ${styles['news']}`}>
              {shown.map((item) => (
                <li key={item.id}>
                  <NewsCard item={item} now={now} level={3} />
                </li>
              ))}
            </ul>
          );
        }}
      </LoadedContent>
    </section>
  );
}

/**
 * Returns true when the name of a league, category or heading refers to basketball's EuroLeague: "EuroLeague", "Euro
 * League", "Euroleague Erkekler".
 */
export function isEuroLeagueName(name: string): boolean {
  return /euro\s?-?league|euroleague|euroliga|avrupa basketbol ligi/i.test(name);
}

/** The league's table. The service returns it for a match, so the league's next match is used. */
function EuroLeagueTable({ competitionIds }: { competitionIds: number[] }) {
  const order = useTopicLoad(useTopic({ kind: 'list', query: upcomingEuroLeagueQuery(competitionIds) }), 'order');
  const next = order.value?.find((item) => item.type === 'event');
  const standings = useCachedRead(
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
