import type { ReactNode } from 'react';
import type { LegalTextName } from '../../contract/services/common.ts';
import type { Loaded } from '../../model/load.ts';
import { useRead } from '../../state/load/use-read.ts';
import { Shown } from '../../ui/feedback/shown.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ServerHtml } from '../../ui/server-html/server-html.tsx';

export interface LegalTextProps {
  name: LegalTextName;
  /** Below the text: nobody agrees to what could not be read. */
  foot?: (isRead: boolean) => ReactNode;
}

/** A legal text as the service has it now. */
export function LegalText({ name, foot }: LegalTextProps) {
  const text = useRead('getLegalText', { parameters: { name } });
  return (
    <>
      <HtmlText of={text} />
      {foot?.(text.phase === 'ready')}
    </>
  );
}

/** Server HTML, through the one component that cleans it. */
export function HtmlText({ of }: { of: Loaded<{ contents: string }> }) {
  return (
    <Shown of={of} skeleton={<TextSkeleton />}>
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
