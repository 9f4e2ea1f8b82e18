import { useLocation, useParams } from 'wouter';
import { sportBySlug } from '../../domain/sports.ts';
import { ArticlePage } from '../../parts/article/article.tsx';
import { helpLinks } from '../../routes/content-routes.ts';
import { useRead } from '../../state/load/use-read.ts';
import { ContactPrompt } from './contact-prompt.tsx';

/** `/yardim/detay/{url}`, and `/yardim/{topic or sport}/detay/{url}` (rule content-3): the text the address names. */
export default function HelpArticlePage() {
  const [path] = useLocation();
  const { topic = '' } = useParams<{ topic?: string }>();
  const page = useRead('getContentDetail', { query: { url: decodeURI(path) } });
  const sport = sportBySlug(topic);
  return (
    <ArticlePage
      key={path}
      of={page}
      title={sport === undefined ? 'Yardım' : `${sport.name} bahis kuralları`}
      back={{ href: helpLinks.home(), label: 'Yardım' }}
      foot={<ContactPrompt />}
    />
  );
}
