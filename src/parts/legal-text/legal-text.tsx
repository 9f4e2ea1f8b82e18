import type { ReactNode } from 'react';
import type { LegalTextName } from '../../contract/services/common.ts';
import type { Failure } from '../../model/failure.ts';
import type { Loaded } from '../../model/load.ts';
import { useRead } from '../../state/load/use-read.ts';
import { Button } from '../../ui/control/button.tsx';
import { Shown } from '../../ui/feedback/shown.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ServerHtml } from '../../ui/server-html/server-html.tsx';
import styles from './legal-text.module.css';
import { legalPages } from './legal-titles.ts';

/** A legal text as the service has it now. */
export function LegalText({ name }: { name: LegalTextName }) {
  return (
    <>
      <HtmlText of={useRead('getLegalText', { parameters: { name } })} />
      <PageLink name={name} />
    </>
  );
}

export interface LegalConfirmProps {
  name: LegalTextName;
  confirmText: string;
  onConfirm: () => void;
  /** On the button when the text does not come; without it there is no way on then. */
  withoutText?: string;
  /** Other ways on, below the button. */
  children?: ReactNode;
}

/** A legal text, and below it the button that confirms it: once the text is there, or has failed to come. */
export function LegalConfirm({ name, confirmText, onConfirm, withoutText = '', children }: LegalConfirmProps) {
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

/** Beside the product, so that a form half filled stays. */
function PageLink({ name }: { name: LegalTextName }) {
  const page = legalPages[name];
  if (page === undefined) return null;
  return (
    <a href={page} target="_blank" rel="noopener" className={styles['page']}>
      Ayrı sayfada aç ve yazdır
    </a>
  );
}

/** Server HTML, through the one component that cleans it. */
export function HtmlText({
  of,
  failed,
}: {
  of: Loaded<{ contents: string }>;
  /** Where something else than the general notice says why there is none. */
  failed?: (failure: Failure) => ReactNode;
}) {
  return (
    <Shown of={of} skeleton={<TextSkeleton />} {...(failed && { failed })}>
      {({ contents }) => <ServerHtml html={contents} />}
    </Shown>
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
