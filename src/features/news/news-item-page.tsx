import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { messageDate } from '../../domain/inbox/message-text.ts';
import type { ContentPage } from '../../model/content.ts';
import { ArticlePage } from '../../parts/article/article.tsx';
import { ShareNote } from '../../parts/share-note/share-note.tsx';
import { contentLinks } from '../../routes/content-routes.ts';
import { shareAddress } from '../../state/device/share-address.ts';
import { useCachedRead } from '../../state/load/use-cached-read.ts';
import { Button } from '../../ui/control/button.tsx';
import { FramedPicture } from '../../ui/picture/framed-picture.tsx';
import styles from './news.module.css';

/** `/spor-haberleri/{url}` (rule content-2). */
export default function NewsItemPage() {
  const [path] = useLocation();
  const { url } = useParams<{ url: string }>();
  const page = useCachedRead('getContentDetail', { query: { url: contentLinks.newsItem(url) } });
  return (
    <ArticlePage
      key={path}
      of={page}
      title="Haber"
      back={{ href: contentLinks.news(), label: 'Spor haberleri' }}
      relatedTitle="Diğer haberler"
      head={(item) => <Head item={item} />}
    />
  );
}

function Head({ item: { title, image, at } }: { item: ContentPage }) {
  return (
    <>
      <div className={styles['facts']}>
        {at !== null && <time dateTime={new Date(at * 1000).toISOString()}>{messageDate(at)}</time>}
        <ShareNews title={title} />
      </div>
      {/* The picture has no alternative text, because the heading describes it. */}
      {image !== '' && <FramedPicture address={image} alt="" ratio="16 / 9" eager className={styles['picture']} />}
    </>
  );
}

function ShareNews({ title }: { title: string }) {
  const [note, setNote] = useState({ text: '', url: '' });
  const share = (): void => void shareAddress(title, location.href).then(setNote);
  return (
    <>
      <Button variant="quiet" onClick={share}>
        <Share2 size={16} aria-hidden /> Paylaş
      </Button>
      <ShareNote note={note.text} url={note.url} label="Haberin bağlantısı" />
    </>
  );
}
