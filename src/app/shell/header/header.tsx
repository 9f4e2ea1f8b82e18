import Search from 'lucide-react/icons/search';
import { Suspense, lazy } from 'react';
import { Link } from 'wouter';
import { isStandalone } from '../../../platform/device/install-way.ts';
import { showSheet } from '../../../state/overlays/dialogs.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { links } from '../../../routes/routes.ts';
import { AccountEntry } from '../account/account-entry.tsx';
import { Brand } from './brand.tsx';
import { ConnectionBadge } from './connection-badge.tsx';
import type { Section } from '../../../routes/page.ts';
import { useCurrentPage } from '../../pages/use-current-page.ts';
import styles from './header.module.css';
import { ThemeMenu } from './theme-menu.tsx';

const SearchForm = lazy(() => import('./search-form.tsx'));
const BackButton = lazy(() => import('./back-button.tsx'));

export function Header() {
  const { section, sportSlug } = useCurrentPage();
  return (
    <header className={styles['header']}>
      <div className={styles['inner']}>
        {isStandalone() && (
          <Suspense fallback={null}>
            <BackButton />
          </Suspense>
        )}
        <Brand />
        <nav className={styles['nav']} aria-label="Ana menü">
          {pages.map((page) => (
            <Link
              key={page.section}
              href={page.href}
              className={styles['link']}
              aria-current={page.section === section ? 'page' : undefined}
            >
              {page.label}
            </Link>
          ))}
        </nav>
        <ConnectionBadge />
        <div className={styles['end']}>
          <button
            type="button"
            className={styles['icon']}
            aria-label="Takım veya lig ara"
            onClick={() => openSearch(sportSlug || 'futbol')}
          >
            <Search size={20} aria-hidden="true" />
          </button>
          <ThemeMenu />
          <AccountEntry />
        </div>
      </div>
    </header>
  );
}

const pages: { section: Section; label: string; href: string }[] = [
  { section: 'program', label: 'Program', href: links.program('futbol') },
  { section: 'live', label: 'Canlı', href: links.liveProgram('futbol') },
  { section: 'popular', label: 'Popüler Bahisler', href: links.popularBets() },
  { section: 'easyCoupons', label: 'Kolay Kuponlar', href: links.easyCoupons() },
];

function openSearch(sportSlug: string): void {
  showSheet({
    title: 'Programda ara',
    content: (
      <Suspense fallback={<Skeleton height={96} />}>
        <SearchForm sportSlug={sportSlug} />
      </Suspense>
    ),
  });
}
