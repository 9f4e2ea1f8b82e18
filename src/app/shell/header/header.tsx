import { Link } from 'wouter';
import { isWebView } from '../../../platform/page/web-view.ts';
import { isStandalone } from '../../../platform/device/install-method.ts';
import { lazyAfterFirstScreen } from '../../../state/load/after-first-screen.ts';
import { createLoadableComponent } from '../../../state/load/loadable.ts';
import { requestDialog } from '../../../state/overlays/dialogs.ts';
import { roots, type Section } from '../../../routes/areas.ts';
import { entryLinks } from '../../../routes/routes.ts';
import { PageBoundary } from '../../errors/page-boundary.tsx';
import { AccountEntry } from '../account/account-entry.tsx';
import { Brand } from './brand.tsx';
import { classNames } from '../../../ui/style/class-names.ts';
import { useCurrentPage } from '../../pages/use-current-page.ts';
import { LineIcon } from '../../../ui/picture/line-icon.tsx';
import styles from './header.module.css';

const BackButton = createLoadableComponent(() => import('./back-button.tsx'));
/** Loaded after the first screen. */
const ThemeMenu = lazyAfterFirstScreen(() => import('./theme-menu.tsx'));
const Notices = lazyAfterFirstScreen(() => import('../notices/header-notices.tsx'));

/** In a web view, only the product's notices are shown. */
export function Header() {
  return (
    <header className={styles['header']} data-header>
      {!isWebView() && <Bar />}
      <PageBoundary compact resetKey="">
        <Notices />
      </PageBoundary>
    </header>
  );
}

function Bar() {
  const { section } = useCurrentPage();
  return (
    <div className={styles['inner']}>
      {isStandalone() && <BackButton />}
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
      <div className={styles['end']}>
        <button
          type="button"
          className={classNames(styles['icon'], styles['search'])}
          aria-label="Maç, takım veya lig ara"
          aria-keyshortcuts="/"
          onClick={() => requestDialog('search')}
        >
          <LineIcon of="search" size={20} />
          <span className={styles['searchWords']} aria-hidden="true">
            Ara <kbd>/</kbd>
          </span>
        </button>
        <div className={styles['theme']}>
          <ThemeMenu fallback={<span className={styles['icon']} />} />
        </div>
        <AccountEntry />
      </div>
    </div>
  );
}

const pages: { section: Section; label: string; href: string }[] = [
  { section: 'program', label: 'Program', href: entryLinks.program() },
  { section: 'live', label: 'Canlı', href: entryLinks.liveProgram() },
  { section: 'scores', label: 'Canlı skor', href: entryLinks.liveScores() },
  { section: 'popular', label: 'Popüler bahisler', href: entryLinks.popularBets() },
  { section: 'easyCoupons', label: 'Kolay kuponlar', href: entryLinks.easyCoupons() },
  { section: 'pool', label: 'Spor Toto', href: roots.pool },
];
