import Newspaper from 'lucide-react/icons/newspaper';
import { NEWS_COUNT } from '../../contract/services/content-page-calls.ts';
import { NewsCard } from '../../parts/article/news-card.tsx';
import { Page } from '../../parts/page/page.tsx';
import { useCachedRead } from '../../state/load/use-cached-read.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useMinute } from '../../state/device/clock.ts';
import styles from './news.module.css';

/** `/spor-haberleri` (rule content-2): the news, newest first; the first one is large. */
export default function NewsPage() {
  const now = useMinute();
  const news = useCachedRead('getNews', { query: { count: String(NEWS_COUNT) } });
  return (
    <Page width="wide" contentReady={news.phase !== 'loading'}>
      <LoadedContent
        of={news}
        skeleton={<NewsSkeleton />}
        empty={
          <EmptyState
            icon={<Newspaper size={26} aria-hidden />}
            title="Henüz haber yok"
            text="Yeni haberler geldiğinde burada görünür."
          />
        }
      >
        {(items) => (
          <ul className={`stack gap-3 ${styles['list']}`} aria-label="Haberler">
            {items.map((item, place) => (
              <li key={item.id} className={place === 0 ? styles['first'] : undefined}>
                <NewsCard item={item} now={now} leading={place === 0} />
              </li>
            ))}
          </ul>
        )}
      </LoadedContent>
    </Page>
  );
}

function NewsSkeleton() {
  return (
    <div aria-busy="true" className={`stack gap-3 ${styles['list']}`}>
      <p className="visually-hidden">Haberler yükleniyor…</p>
      <div className={styles['first']}>
        <Skeleton height={260} radius="l" />
      </div>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} height={110} radius="l" />
      ))}
    </div>
  );
}
