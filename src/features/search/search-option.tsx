import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useSnapshot } from 'valtio/react';
import { rememberSearch } from '../../state/device/recent-searches.ts';
import { hideSheet } from '../../state/overlays/dialogs.ts';
import { areResultsCurrent, searchOptionId, searchState } from './search-state.ts';
import styles from './search-results.module.css';

interface SearchOptionProps {
  /** Index among all options, from the top. */
  index: number;
  href: string;
  icon: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** Score, time, or a chevron. */
  end?: ReactNode;
}

/** A search result as a link. The focus stays in the search field; the active option is scrolled into view. */
export function SearchOption({ index: place, href, icon, title, detail, end }: SearchOptionProps) {
  const now = useSnapshot(searchState);
  const active = now.active === place;
  const isAwaited = place === 0 && now.opensFirstResult && areResultsCurrent(now);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useEffect(() => {
    if (!isAwaited) return;
    searchState.opensFirstResult = false;
    link.current?.click();
  }, [isAwaited]);
  const go = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): void => {
    rememberSearch(searchState.text);
    if (!metaKey && !ctrlKey && !shiftKey) hideSheet();
  };
  return (
    <Link
      ref={link}
      id={searchOptionId(place)}
      // An option of a listbox outside of a form.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={href}
      className={`stack middle gap-2 ${styles['option']}`}
      onClick={go}
      onPointerMove={() => {
        searchState.active = place;
      }}
    >
      <span className={`stack muted ${styles['icon']}`}>{icon}</span>
      <span className={`stack shrink ${styles['words']}`}>
        <span className={`clamp-2 text-md weight-600 ${styles['name']}`}>{title}</span>
        {detail !== undefined && <span className={`clip text-xs muted ${styles['detail']}`}>{detail}</span>}
      </span>
      {end !== undefined && <span className={`stack text-xs muted ${styles['end']}`}>{end}</span>}
    </Link>
  );
}
