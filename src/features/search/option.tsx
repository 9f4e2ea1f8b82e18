import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useSnapshot } from 'valtio/react';
import { rememberSearch } from '../../state/device/recent-searches.ts';
import { hideSheet } from '../../state/overlays/dialogs.ts';
import { isAnswered, optionId, search } from '../../state/overlays/search.ts';
import styles from './search-results.module.css';

export interface OptionProps {
  /** Of all options, from the top. */
  place: number;
  href: string;
  icon: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** Score, time, or a sign that there is more behind it. */
  end?: ReactNode;
}

/** One thing that was found, and the way to it. The focus stays in the field; the marked one is in sight. */
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
      // An option of a list that is none of a form.
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
