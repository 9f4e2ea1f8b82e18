import Printer from 'lucide-react/icons/printer';
import { useParams } from 'wouter';
import { ArticlePage } from '../../parts/article/article.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { infoPages } from '../../routes/content-routes.ts';
import { printPage } from '../../state/device/printing.ts';
import { useRead } from '../../state/load/use-read.ts';
import { Button } from '../../ui/control/button.tsx';
import { OtherDocuments } from './other-documents.tsx';

/** `/bilgi/{url}` (rule content-19): a document of the operator, for reading, saving and printing. */
export default function InfoPage() {
  const { url } = useParams<{ url: string }>();
  const page = useRead('getContentDetail', { query: { url: `/bilgi/${url}` } });
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
