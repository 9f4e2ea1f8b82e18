import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useScoreWish } from '../../../state/scores/wish.ts';
import { buttonClass } from '../../../ui/control/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { ScoreWish } from '../../../domain/score-cover/wish.ts';
import { hasEnded, lateSeconds } from '../page/use-late.ts';
import { TabSkeleton } from '../page/event-skeleton.tsx';
import { CoveredTab } from './covered-tab.tsx';
import type { EventTab, EventTabProps, FoundTab } from './tab-row.ts';

export interface ShownTabProps extends EventTabProps {
  tab: EventTab;
  /** Placeholder of the tab's size, shown while its code loads. */
  skeleton?: ReactNode;
}

export function ShownTab({ tab: { Tab, tellsScore }, skeleton = <TabSkeleton />, ...props }: ShownTabProps) {
  const wish = useScoreWish();
  if (isCovered(tellsScore, wish, props)) return <CoveredTab head={props.head} />;
  return <Tab {...props} fallback={skeleton} />;
}

function isCovered(tells: EventTab['tellsScore'], wish: ScoreWish, { head, part }: EventTabProps): boolean {
  if (tells === undefined || head.covered !== true) return false;
  if (tells === 'afterwards') return hasEnded(head);
  // A delayed tab is not covered here: it delays its own reads, so mounting it at once avoids waiting twice.
  return part === true || lateSeconds(wish, head) === 0;
}

export interface TabNoticeProps {
  found: Exclude<FoundTab, { state: 'offered' }>;
  /** Address of the odds; of the summary when the match has ended. */
  href: string;
  ended: boolean;
}

/** Shown if the match has no such tab, with a link to its odds or summary. */
export function TabNotice({ found, href, ended }: TabNoticeProps) {
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

function wordsOf(found: TabNoticeProps['found'], instead: string): [title: string, text: string] {
  if (found.state === 'unknown') return ['Böyle bir bölüm yok', 'Adres yanlış yazılmış olabilir.'];
  return [`${found.title} bu maçta yok`, instead];
}
