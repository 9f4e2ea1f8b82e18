import { Link } from 'wouter';
import { Group } from '../../parts/page/group.tsx';
import { infoLink, infoPages } from '../../routes/content-routes.ts';
import styles from './info.module.css';

/** Links to all documents except one. */
export function OtherDocuments({ except }: { except: string }) {
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
