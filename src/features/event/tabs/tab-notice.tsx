import { Link } from 'wouter';
import { buttonClass } from '../../../ui/control/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { EventTab } from './event-tabs.ts';

/** The address of a part of the page that is not there yet, or of none: the match stays, and the odds are one tap away. */
export function TabNotice({ tab, href }: { tab: EventTab | undefined; href: string }) {
  return (
    <EmptyState
      title={tab === undefined ? 'Böyle bir bölüm yok' : `${tab.label} yakında`}
      text={
        tab === undefined ? 'Adres yanlış yazılmış olabilir.' : 'Bu bölüm hazırlanıyor. Bu maçın tüm oranları hazır.'
      }
      action={
        <Link href={href} className={buttonClass('primary')}>
          Tüm oranları gör
        </Link>
      }
    />
  );
}
