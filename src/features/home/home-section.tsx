import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import styles from './home-section.module.css';

interface HomeSectionProps {
  title: string;
  /** True for running matches: a red dot before the title. */
  live?: boolean;
  /** Link to the complete list. */
  more?: { label: string; href: string };
  children: ReactNode;
}

/** A labelled region of the home page. */
export function HomeSection({ title, live = false, more, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section className="stack one-column gap-2" aria-labelledby={id}>
      <header className={styles['header']}>
        <h2 id={id} className={styles['title']}>
          {live && <i className={styles['dot']} aria-hidden />}
          {title}
        </h2>
        {more !== undefined && (
          <Link className={styles['more']} href={more.href}>
            {more.label}
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
