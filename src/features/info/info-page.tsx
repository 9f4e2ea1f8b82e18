import Printer from 'lucide-react/icons/printer';
import { useParams, Link } from 'wouter';
import { ArticlePage } from '../../parts/article/article.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { infoPages, infoLink } from '../../routes/content-routes.ts';
import { printPage } from '../../state/device/printing.ts';
import { useCachedRead } from '../../state/load/use-cached-read.ts';
import { Button } from '../../ui/control/button.tsx';
import { Group } from '../../parts/page/group.tsx';
import styles from './info.module.css';

/** `/bilgi/{url}` (rule content-19): a document of the operator, for reading, saving and printing. */
export default function InfoPage() {
  const { url } = useParams<{ url: string }>();
  const page = useCachedRead('getContentDetail', { query: { url: `/bilgi/${url}` } });
  return (
    <ArticlePage
      key={url}
      of={page}
      title={infoPages.find(({ slug }) => slug === url)?.title ?? 'Bilgi'}
      back={{ href: entryLinks.home(), label: 'Anasayfa' }}
      aside={
        page.phase !== 'failed' && (
          <Button variant="quiet" disabled={page.phase !== 'ready'} onClick={printPage}>
            <Printer size={16} aria-hidden /> Yazdır
          </Button>
        )
      }
      foot={<OtherDocuments except={url} />}
    />
  );
}

/** Links to all documents except one. */
function OtherDocuments({ except }: { except: string }) {
  return (
    <Group title="Diğer belgeler" list>
      {infoPages
        .filter(({ slug }) => slug !== except)
        .map(({ slug, title }) => (
          <li key={slug}>
            <Link href={infoLink(slug)} className={`row text-sm weight-550 ${styles['link']}`}>
              {title}
            </Link>
          </li>
        ))}
    </Group>
  );
}
