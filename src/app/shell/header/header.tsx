import { Link } from 'wouter';
import { inWebView } from '../../../platform/page/web-view.ts';
import { isStandalone } from '../../../platform/device/install-way.ts';
import { afterFirstScreen } from '../../../state/load/after-first-screen.ts';
import { loadableComponent } from '../../../state/load/loadable.ts';
import { openDialog } from '../../../state/overlays/asked-dialog.ts';
import { roots } from '../../../routes/roots.ts';
import { links } from '../../../routes/routes.ts';
import { PageBoundary } from '../../errors/page-boundary.tsx';
import { AccountEntry } from '../account/account-entry.tsx';
import { Brand } from './brand.tsx';
import type { Section } from '../../../routes/page.ts';
import { classNames } from '../../../ui/style/class-names.ts';
import { useCurrentPage } from '../../pages/use-current-page.ts';
import { LineIcon } from '../../../ui/picture/line-icon.tsx';
import styles from './header.module.css';

const BackButton = loadableComponent(() => import('./back-button.tsx'));
/** Loaded after the first screen. */
const ThemeMenu = afterFirstScreen(() => import('./theme-menu.tsx'));
const Notices = afterFirstScreen(() => import('../notices/notices.tsx'));

/** In a web view, only the product's notices are shown. */
export function Header() {
  return (
    <header className={styles['header']}>
      {!inWebView() && <Bar />}
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
          onClick={() => openDialog('search')}
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
  { section: 'program', label: 'Program', href: links.program() },
  { section: 'live', label: 'Canlı', href: links.liveProgram() },
  { section: 'scores', label: 'Canlı Skor', href: links.liveScores() },
  { section: 'popular', label: 'Popüler bahisler', href: links.popularBets() },
  { section: 'easyCoupons', label: 'Kolay kuponlar', href: links.easyCoupons() },
  { section: 'pool', label: 'Spor Toto', href: roots.pool },
];
