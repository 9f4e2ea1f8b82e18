import House from 'lucide-react/icons/house';
import List from 'lucide-react/icons/list';
import Radio from 'lucide-react/icons/radio';
import ReceiptText from 'lucide-react/icons/receipt-text';
import User from 'lucide-react/icons/user';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { useSession } from '../../../state/member/session.ts';
import { links } from '../../../routes/routes.ts';
import styles from './bottom-nav.module.css';
import type { Section } from '../../../routes/page.ts';
import { useCurrentPage } from '../../pages/use-current-page.ts';

/** The five places a thumb reaches; below the desktop width. */
export function BottomNav() {
  const { section } = useCurrentPage();
  const { unread } = useSession();
  return (
    <nav className={styles['nav']} aria-label="Alt menü">
      {items.map(({ sections, label, href, Icon }) => (
        <Link
          key={href}
          href={href}
          className={styles['item']}
          aria-current={sections.includes(section) ? 'page' : undefined}
        >
          <Icon size={22} strokeWidth={1.8} aria-hidden="true" />
          {label}
          {href === links.profile() && unread > 0 && <Unread count={unread} />}
        </Link>
      ))}
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
  Icon: ComponentType<{ size: number; strokeWidth: number; 'aria-hidden': 'true' }>;
}

const items: Item[] = [
  { sections: ['home'], label: 'Anasayfa', href: links.home(), Icon: House },
  { sections: ['program', 'special', 'event'], label: 'Program', href: links.program('futbol'), Icon: List },
  { sections: ['live'], label: 'Canlı', href: links.liveProgram('futbol'), Icon: Radio },
  { sections: ['coupons'], label: 'Kuponlarım', href: links.coupons(), Icon: ReceiptText },
  { sections: ['profile'], label: 'Profil', href: links.profile(), Icon: User },
];
