import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { type PageDefinition, usePageContext } from './page-context.ts';
import { useReportFirstScreen } from '../../state/load/first-screen.ts';
import { classNames } from '../../ui/style/class-names.ts';
import { LineIcon } from '../../ui/picture/line-icon.tsx';
import styles from './page.module.css';

export interface BackTarget {
  href: string;
  label: string;
}

interface PageProps {
  /** Heading and tab title; by default the route's title. */
  title?: string;
  /** Title of the browser tab, if it says more than the heading. */
  tabTitle?: string;
  /** `hidden`: visually hidden, because the page has a header of its own. `none`: sections have their own headings. */
  heading?: 'shown' | 'hidden' | 'none';
  /** Purpose of the page, below the heading. */
  intro?: ReactNode;
  /** Content beside the heading. */
  aside?: ReactNode;
  /** Link above the heading, for pages below another page. */
  back?: BackTarget | undefined;
  /** `full`: the page has a layout of its own. */
  width?: 'form' | 'text' | 'wide' | 'full';
  /**
   * True once the page's first paint is complete, so that the rest of the product may load. `odds`: the first painted
   * odds report it instead.
   */
  contentReady?: boolean | 'odds';
  children: ReactNode;
}

/** Frame of every page: heading, tab title, width, and the first-paint signal that starts loading of the rest. */
export function Page(props: PageProps) {
  const { facts } = usePageContext();
  const {
    title = facts.title,
    tabTitle = title,
    heading = 'shown',
    width = 'text',
    contentReady: stands = true,
    children,
  } = props;
  usePageTitle(tabTitle);
  useReportFirstScreen(stands === true);
  return (
    <div className={classNames(styles['page'], styles[width])}>
      {heading === 'hidden' && <h1 className="visually-hidden">{title}</h1>}
      {heading === 'shown' && <Head back={wayUp(facts)} {...props} title={title} />}
      {children}
    </div>
  );
}

/** Returns the link to the profile for account pages, which the navigation does not list. */
function wayUp({ section, access, backTarget: above }: PageDefinition): BackTarget | undefined {
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

const PRODUCT = 'Tribün';

/** Sets the document title; '' leaves only the product's name. */
function usePageTitle(text: string): void {
  useEffect(() => {
    document.title = pageTitle(text);
  }, [text]);
}

export function pageTitle(text: string): string {
  return text === '' ? PRODUCT : `${text} · ${PRODUCT}`;
}
