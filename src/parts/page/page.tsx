import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { PageFacts } from '../../routes/page.ts';
import { useFirstScreen } from '../../state/load/use-first-screen.ts';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { classNames } from '../../ui/style/class-names.ts';
import { useShownPage } from './page-context.ts';
import { LineIcon } from '../../ui/picture/line-icon.tsx';
import styles from './page.module.css';

export interface WayBack {
  href: string;
  label: string;
}

export interface PageProps {
  /** Heading and tab title; those of the page's row unless told. */
  title?: string;
  /** Of the browser's tab, where it says more than the heading. */
  tabTitle?: string;
  /** `hidden`: the page's own head says what it is; a screen reader hears the title. `none`: its parts have their own. */
  heading?: 'shown' | 'hidden' | 'none';
  /** Below the heading: what the page is for. */
  intro?: ReactNode;
  /** Beside the heading. */
  aside?: ReactNode;
  /** Above the heading, where the page is one of several. */
  back?: WayBack | undefined;
  /** `full`: the page lays itself out. */
  width?: 'form' | 'text' | 'wide' | 'full';
  /** What the page shows first is there: the rest of the product may come. `odds`: painted odds say so themselves. */
  stands?: boolean | 'odds';
  children: ReactNode;
}

/** What every page has: a heading, a title of the tab, a width, and a first screen the rest waits for. */
export function Page(props: PageProps) {
  const { facts } = useShownPage();
  const { title = facts.title, tabTitle = title, heading = 'shown', width = 'text', stands = true, children } = props;
  usePageTitle(tabTitle);
  useFirstScreen(stands === true);
  return (
    <div className={classNames(styles['page'], styles[width])}>
      {heading === 'hidden' && <h1 className="visually-hidden">{title}</h1>}
      {heading === 'shown' && <Head back={wayUp(facts)} {...props} title={title} />}
      {children}
    </div>
  );
}

/** A page of the account lies below the profile; the navigation does not lead to it. */
function wayUp({ section, access, above }: PageFacts): WayBack | undefined {
  return section === 'profile' && access === 'member' && typeof above === 'string'
    ? { href: above, label: 'Profil' }
    : undefined;
}

function Head({ title, intro, aside, back }: PageProps) {
  return (
    <header className={styles['head']}>
      {back !== undefined && (
        <Link href={back.href} className={styles['back']}>
          <LineIcon of="back" size={18} /> {back.label}
        </Link>
      )}
      <h1 className={styles['title']}>{title}</h1>
      {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
      {intro !== undefined && <div className={styles['intro']}>{intro}</div>}
    </header>
  );
}
