import { Link } from 'wouter';
import { useSession } from '../../../state/member/session.ts';
import { useUiSetting } from '../../../state/device/ui-settings.ts';
import { entryLinks } from '../../../routes/routes.ts';
import { Picture } from '../../../parts/pictures/picture.tsx';
import styles from './bottom-nav.module.css';
import type { Section } from '../../../routes/areas.ts';
import { useCurrentPage } from '../../pages/use-current-page.ts';

/** Five main links within a thumb's reach, below the desktop width. */
export function BottomNav() {
  const { section } = useCurrentPage();
  const { unread } = useSession();
  const liveScores = useUiSetting('liveScores');
  return (
    <nav className={styles['nav']} aria-label="Alt menü">
      {items.map(({ sections, label, href, picture }) => {
        const here = sections.includes(section);
        return (
          <Link
            key={href}
            href={liveScores && picture === 'scores' ? entryLinks.liveScores() : href}
            className={styles['item']}
            aria-current={here ? 'page' : undefined}
          >
            <Picture of={here ? `${picture}-on` : picture} size={24} />
            {label}
            {href === entryLinks.profile() && unread > 0 && <Unread count={unread} />}
          </Link>
        );
      })}
    </nav>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <>
      <span className="visually-hidden">, {count} okunmamış mesaj</span>
      <span className={styles['unread']} aria-hidden="true">
        {count > 9 ? '9+' : count}
      </span>
    </>
  );
}

interface Item {
  sections: Section[];
  label: string;
  href: string;
  picture: 'home' | 'program' | 'scores' | 'coupons' | 'profile';
}

const items: Item[] = [
  { sections: ['home'], label: 'Anasayfa', href: entryLinks.home(), picture: 'home' },
  {
    sections: ['program', 'special', 'event'],
    label: 'Program',
    href: entryLinks.program(),
    picture: 'program',
  },
  { sections: ['live', 'scores'], label: 'Canlı', href: entryLinks.liveProgram(), picture: 'scores' },
  { sections: ['coupons'], label: 'Kuponlarım', href: entryLinks.coupons(), picture: 'coupons' },
  { sections: ['profile'], label: 'Profil', href: entryLinks.profile(), picture: 'profile' },
];
