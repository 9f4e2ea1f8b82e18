import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useSnapshot } from 'valtio/react';
import { rememberSearch } from '../../state/device/recent-searches.ts';
import { hideSheet } from '../../state/overlays/dialogs.ts';
import { isAnswered, optionId, search } from '../../state/overlays/search.ts';
import styles from './search-results.module.css';

export interface OptionProps {
  /** Index among all options, from the top. */
  place: number;
  href: string;
  icon: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** Score, time, or a chevron. */
  end?: ReactNode;
}

/** A search result as a link. The focus stays in the search field; the active option is scrolled into view. */
export function Option({ place, href, icon, title, detail, end }: OptionProps) {
  const now = useSnapshot(search);
  const active = now.active === place;
  const isAwaited = place === 0 && now.wished && isAnswered(now);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useEffect(() => {
    if (!isAwaited) return;
    search.wished = false;
    link.current?.click();
  }, [isAwaited]);
  const go = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): void => {
    rememberSearch(search.text);
    if (!metaKey && !ctrlKey && !shiftKey) hideSheet();
  };
  return (
    <Link
      ref={link}
      id={optionId(place)}
      // An option of a listbox outside of a form.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={href}
      className={styles['option']}
      onClick={go}
      onPointerMove={() => {
        search.active = place;
      }}
    >
      <span className={styles['icon']}>{icon}</span>
      <span className={styles['words']}>
        <span className={styles['name']}>{title}</span>
        {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
      </span>
      {end !== undefined && <span className={styles['end']}>{end}</span>}
    </Link>
  );
}
