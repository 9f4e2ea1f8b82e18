import { useLocation, useParams } from 'wouter';
import { sportBySlug } from '../../domain/sports.ts';
import { ArticlePage } from '../../parts/article/article.tsx';
import { helpLinks } from '../../routes/content-routes.ts';
import { useCachedRead } from '../../state/load/use-cached-read.ts';
import { ContactPrompt } from './contact-prompt.tsx';

/** `/yardim/detay/{url}`, and `/yardim/{topic or sport}/detay/{url}` (rule content-3): the text the address names. */
export default function HelpArticlePage() {
  const [path] = useLocation();
  const { topic = '' } = useParams<{ topic?: string }>();
  const page = useCachedRead('getContentDetail', { query: { url: decodeURI(path) } });
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
