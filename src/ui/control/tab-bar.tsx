import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { useScrollToCurrent } from './use-scroll-to-current.ts';
import styles from './tab-bar.module.css';

interface Tab {
  id: string;
  label: string;
  href: string;
  /** Rendered before the label. */
  icon?: ReactNode;
}

interface TabBarProps {
  tabs: readonly Tab[];
  /** Id of the current tab. */
  current: string;
  label?: string;
}

/** Tabs between parts of a screen that have their own addresses; the current one is scrolled into view. */
export function TabBar({ tabs, current, label = 'Bölümler' }: TabBarProps) {
  const list = useRef<HTMLUListElement>(null);
  useScrollToCurrent(list, current);
  return (
    <nav className={styles['bar']} aria-label={label}>
      <ul ref={list} className={styles['list']}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Link
              href={tab.href}
              data-id={tab.id}
              className={`row text-sm weight-600 muted ${styles['tab']}`}
              aria-current={tab.id === current ? 'page' : undefined}
            >
              {tab.icon}
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
