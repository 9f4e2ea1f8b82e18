import FileQuestion from 'lucide-react/icons/file-question-mark';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { isDefinitiveRefusal } from '../../contract/failure-checks.ts';
import { failureText } from '../../domain/failure-text.ts';
import type { Failure } from '../../model/failure.ts';
import type { ContentPage, PageLink } from '../../model/content.ts';
import type { Loaded } from '../../model/load.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../ui/feedback/failure-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { ServerHtml } from '../../ui/server-html/server-html.tsx';
import { Group } from '../page/group.tsx';
import { type BackTarget, Page } from '../page/page.tsx';
import { OperatorLink } from '../operator-link/operator-link.tsx';
import styles from './article.module.css';

interface ArticlePageProps {
  of: Loaded<ContentPage>;
  /** Title until the text has loaded. */
  title: string;
  back: BackTarget;
  /** Rendered above the text: a picture, a date. */
  head?: (page: ContentPage) => ReactNode;
  /** Heading above the related links. */
  relatedTitle?: string;
  /** Rendered below the text once loading has ended, even if it failed. */
  foot?: ReactNode;
  aside?: ReactNode;
}

/** A page of the content service with its text and related links. Printing leaves out everything but the text. */
export function ArticlePage({ of, title, back, head, relatedTitle = 'İlgili konular', foot, aside }: ArticlePageProps) {
  return (
    <Page title={of.value?.title || title} back={back} contentReady={of.phase !== 'loading'} aside={aside}>
      <LoadedContent
        of={of}
        skeleton={<SkeletonRows label="Yükleniyor…" height={320} className={styles['waiting']} />}
        failed={(failure) => <Absent failure={failure} back={back} onRetry={of.retry} />}
      >
        {(page) => (
          <>
            <article className={`stack shrink gap-4 ${styles['article']}`} data-article="">
              {head?.(page)}
              <ServerHtml html={page.contents} className={styles['text']} />
            </article>
            <Related title={relatedTitle} links={page.related} />
          </>
        )}
      </LoadedContent>
      {/* Rendered only after loading: before, the foot would sit where the text appears and then move down. */}
      {foot !== undefined && of.phase !== 'loading' && <div className={`stack gap-4 ${styles['foot']}`}>{foot}</div>}
    </Page>
  );
}

/**
 * Related pages of this site. Only paths of our own origin are accepted: the service has no reason to link elsewhere.
 */
function Related({ title, links }: { title: string; links: readonly PageLink[] }) {
  const here = links.filter(({ url }) => /^\/(?![/\\])/.test(url));
  if (here.length === 0) return null;
  return (
    <div className={`stack gap-4 ${styles['foot']}`}>
      <Group title={title} list>
        {here.map(({ title: name, url }) => (
          <li key={url}>
            <OperatorLink to={url} className={`row text-sm weight-600 ${styles['link']}`}>
              {name}
            </OperatorLink>
          </li>
        ))}
      </Group>
    </div>
  );
}

interface AbsentProps {
  failure: Failure;
  back: BackTarget;
  onRetry: () => void;
}

/** Empty state for a page that does not exist or could not be loaded. */
function Absent({ failure, back, onRetry }: AbsentProps) {
  if (!isDefinitiveRefusal(failure)) return <FailureState failure={failure} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={<FileQuestion size={26} aria-hidden />}
      title={failureText(failure)}
      text="Adresi kontrol et ya da listeden başka bir sayfa seç."
      action={
        <Link href={back.href} className={buttonClass('primary')}>
          {back.label}
        </Link>
      }
    />
  );
}
