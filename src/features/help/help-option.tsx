import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { FoundArticle } from './create-help-search.ts';
import styles from './help-search.module.css';

export interface HelpOptionProps {
  id: string;
  found: FoundArticle;
  active: boolean;
}

/** A found help page as a link, with the matching words marked. */
export function HelpOption({ id, found: { article, marks }, active }: HelpOptionProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Link
      ref={link}
      id={id}
      // An option of a listbox outside of a form.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={article.url}
      className={`stack gap-2px ${styles['option']}`}
    >
      <b className={`text-sm weight-650 ${styles['title']}`}>{marked(article.title, marks)}</b>
      <span className="clamp-2 text-xs muted leading-145">
        {[article.topic, article.text].filter(Boolean).join(' · ')}
      </span>
    </Link>
  );
}

function marked(title: string, marks: FoundArticle['marks']): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    parts.push(title.slice(at, from), <mark key={from}>{title.slice(from, to)}</mark>);
    at = to;
  }
  return [...parts, title.slice(at)];
}
