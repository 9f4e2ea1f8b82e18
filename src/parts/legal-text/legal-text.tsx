import type { ReactNode } from 'react';
import type { LegalTextName } from '../../contract/services/common-calls.ts';
import type { Failure } from '../../model/failure.ts';
import type { Loaded } from '../../model/load.ts';
import { useRead } from '../../state/load/use-read.ts';
import { Button } from '../../ui/control/button.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ServerHtml } from '../../ui/server-html/server-html.tsx';
import styles from './legal-text.module.css';
import { legalPages } from './legal-titles.ts';

/** Current version of a legal text, loaded from the service. */
export function LegalText({ name }: { name: LegalTextName }) {
  return (
    <>
      <HtmlText of={useRead('getLegalText', { parameters: { name } })} />
      <PageLink name={name} />
    </>
  );
}

interface LegalConfirmProps {
  name: LegalTextName;
  confirmText: string;
  onConfirm: () => void;
  /** Button text when loading failed; '' leaves no button then. */
  confirmTextOnFailure?: string;
  /** Further actions below the button. */
  children?: ReactNode;
}

/** Legal text with a confirm button below, shown once loading has ended. */
export function LegalConfirm({
  name,
  confirmText,
  onConfirm,
  confirmTextOnFailure: withoutText = '',
  children,
}: LegalConfirmProps) {
  const text = useRead('getLegalText', { parameters: { name } });
  const way = text.phase === 'ready' ? confirmText : text.failure !== null ? withoutText : '';
  return (
    <>
      <HtmlText of={text} />
      <PageLink name={name} />
      <div className={styles['foot']}>
        {way !== '' && (
          <Button variant="primary" wide onClick={onConfirm}>
            {way}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}

/** Opens in a new tab, so that a half-filled form is kept. */
function PageLink({ name }: { name: LegalTextName }) {
  const page = legalPages[name];
  if (page === undefined) return null;
  return (
    <a href={page} target="_blank" rel="noopener" className={`middle text-sm weight-600 ${styles['page']}`}>
      Ayrı sayfada aç ve yazdır
    </a>
  );
}

/** HTML of the service, sanitised by `ServerHtml`. */
export function HtmlText({
  of,
  failed,
}: {
  of: Loaded<{ contents: string }>;
  /** Replaces the general failure notice. */
  failed?: (failure: Failure) => ReactNode;
}) {
  return (
    <LoadedContent of={of} skeleton={<TextSkeleton />} {...(failed && { failed })}>
      {({ contents }) => <ServerHtml html={contents} />}
    </LoadedContent>
  );
}

function TextSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">Yükleniyor…</p>
      <Skeleton height={20} width="60%" radius="s" />
      <Skeleton height={240} />
    </div>
  );
}
