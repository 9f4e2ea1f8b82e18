import { Link } from 'wouter';
import { momentText } from '../../domain/date-text.ts';
import type { NewsItem } from '../../model/content.ts';
import { contentLinks } from '../../routes/content-routes.ts';
import { FramedPicture } from '../../ui/picture/framed-picture.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './news-card.module.css';

interface NewsCardProps {
  item: NewsItem;
  /** Epoch seconds. */
  now: number;
  /** Set for the newest item of a list. */
  leading?: boolean;
  /** Heading level of the title, one below the heading above the card. */
  level?: 2 | 3;
}

/** News card; a tap anywhere on it opens the article. */
export function NewsCard({ item, now, leading = false, level = 2 }: NewsCardProps) {
  const { title, summary, image, imageAlt, slug, at, category } = item;
  const Heading = `h${level}` as const;
  return (
    <article
      className={classNames('card stack clip', styles['card'], leading && styles['leading'])}
      data-news={item.id}
    >
      <FramedPicture address={image} alt={imageAlt} ratio="16 / 9" eager={leading} className={styles['picture']} />
      <div className={styles['words']}>
        <p className={`flex wrap text-xs faint ${styles['facts']}`}>
          {category !== '' && <b>{category}</b>}
          {at !== null && <time dateTime={new Date(at * 1000).toISOString()}>{momentText(at, now)}</time>}
        </p>
        <Heading className={styles['title']}>
          <Link href={contentLinks.newsItem(slug)} className={styles['link']}>
            {title}
          </Link>
        </Heading>
        {summary !== '' && <p className={`clip text-sm muted ${styles['summary']}`}>{summary}</p>}
      </div>
    </article>
  );
}
