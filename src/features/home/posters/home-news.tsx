import { NEWS_COUNT } from '../../../contract/services/content-page-calls.ts';
import { NewsCard } from '../../../parts/article/news-card.tsx';
import { contentLinks } from '../../../routes/content-routes.ts';
import { useRead } from '../../../state/load/use-read.ts';
import { LoadedContent } from '../../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useMinute } from '../../../state/device/clock.ts';
import { HomeSection } from '../home-section.tsx';
import styles from './posters.module.css';

/** The newest items. The whole list is requested, so that it is cached for offline use too. Null if there are none. */
export function HomeNews({ title }: { title: string }) {
  const now = useMinute();
  const news = useRead('getNews', { query: { count: String(NEWS_COUNT) } });
  if (news.phase === 'failed' || news.value?.length === 0) return null;
  return (
    <HomeSection title={title || 'Spor haberleri'} more={{ label: 'Tüm haberler', href: contentLinks.news() }}>
      <LoadedContent of={news} skeleton={<NewsSkeleton />} age="elsewhere">
        {(items) => (
          <ul className={`stack gap-2 ${styles['news']}`}>
            {items.slice(0, MOST_SHOWN).map((item) => (
              <li key={item.id}>
                <NewsCard item={item} now={now} level={3} />
              </li>
            ))}
          </ul>
        )}
      </LoadedContent>
    </HomeSection>
  );
}

const MOST_SHOWN = 4;

function NewsSkeleton() {
  return (
    <ul className={`stack gap-2 ${styles['news']}`} aria-busy>
      {Array.from({ length: MOST_SHOWN }, (_, place) => (
        <li key={place}>
          <Skeleton height="100%" radius="l" />
        </li>
      ))}
    </ul>
  );
}
