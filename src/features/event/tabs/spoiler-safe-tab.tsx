import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSpoilerPreference } from '../../../state/spoiler/use-spoiler-preference.ts';
import { buttonClass } from '../../../ui/control/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { SpoilerPreference } from '../../../domain/spoiler/spoiler-preference.ts';
import { hasEnded, scoreDelaySeconds } from '../page/use-delayed.ts';
import { TabSkeleton } from '../page/event-skeleton.tsx';
import { SpoilerNotice } from './spoiler-notice.tsx';
import type { EventTab, EventTabProps, FoundTab } from './tab-definition.ts';

interface SpoilerSafeTabProps extends EventTabProps {
  tab: EventTab;
  /** Placeholder of the tab's size, shown while its code loads. */
  skeleton?: ReactNode;
}

export function SpoilerSafeTab({
  tab: { Tab, revealsScore: tellsScore },
  skeleton = <TabSkeleton />,
  ...props
}: SpoilerSafeTabProps) {
  const wish = useSpoilerPreference();
  if (isCovered(tellsScore, wish, props)) return <SpoilerNotice head={props.head} />;
  return <Tab {...props} fallback={skeleton} />;
}

function isCovered(
  tells: EventTab['revealsScore'],
  wish: SpoilerPreference,
  { head, compact: part }: EventTabProps,
): boolean {
  if (tells === undefined || head.scoreHidden !== true) return false;
  if (tells === 'afterwards') return hasEnded(head);
  // A delayed tab is not covered here: it delays its own reads, so mounting it at once avoids waiting twice.
  return part === true || scoreDelaySeconds(wish, head) === 0;
}

interface TabNotFoundProps {
  found: Exclude<FoundTab, { state: 'offered' }>;
  /** Address of the odds; of the summary when the match has ended. */
  href: string;
  ended: boolean;
}

/** Shown if the match has no such tab, with a link to its odds or summary. */
export function TabNotFound({ found, href, ended }: TabNotFoundProps) {
  const [title, text] = wordsOf(found, ended ? 'Bu maçın özeti hazır.' : 'Bu maçın tüm oranları hazır.');
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Link href={href} className={buttonClass('primary')}>
          {ended ? 'Özeti gör' : 'Tüm oranları gör'}
        </Link>
      }
    />
  );
}

function wordsOf(found: TabNotFoundProps['found'], instead: string): [title: string, text: string] {
  if (found.state === 'unknown') return ['Böyle bir bölüm yok', 'Adres yanlış yazılmış olabilir.'];
  return [`${found.title} bu maçta yok`, instead];
}
