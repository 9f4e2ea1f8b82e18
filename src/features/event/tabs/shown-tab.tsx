import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../../ui/control/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TabSkeleton } from '../page/event-skeleton.tsx';
import { CoveredTab } from './covered-tab.tsx';
import type { EventTab, EventTabProps, FoundTab } from './tab-row.ts';

export interface ShownTabProps extends EventTabProps {
  tab: EventTab;
  /** Stands while the tab's code is on its way, in the size of what will. */
  skeleton?: ReactNode;
}

export function ShownTab({ tab: { Tab, tellsScore }, skeleton = <TabSkeleton />, ...props }: ShownTabProps) {
  if (tellsScore === true && props.head.covered === true) return <CoveredTab head={props.head} />;
  return (
    <Suspense fallback={skeleton}>
      <Tab {...props} />
    </Suspense>
  );
}

export interface TabNoticeProps {
  found: Exclude<FoundTab, { state: 'offered' }>;
  /** Address of the odds. */
  href: string;
}

/** Stands where there is no such tab: the match stays, and its odds are one tap away. */
export function TabNotice({ found, href }: TabNoticeProps) {
  const [title, text] = wordsOf(found);
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Link href={href} className={buttonClass('primary')}>
          Tüm oranları gör
        </Link>
      }
    />
  );
}

function wordsOf(found: TabNoticeProps['found']): [title: string, text: string] {
  if (found.state === 'unknown') return ['Böyle bir bölüm yok', 'Adres yanlış yazılmış olabilir.'];
  if (found.state === 'coming') {
    return [`${found.title} yakında`, 'Bu bölüm hazırlanıyor. Bu maçın tüm oranları hazır.'];
  }
  return [`${found.title} bu maçta yok`, 'Bu maçın tüm oranları hazır.'];
}
