import { type KeyboardEvent, useId, useMemo, useState, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, Link } from 'wouter';
import { MIN_SEARCH_LENGTH, isSearchable } from './help-query.ts';
import type { FoundArticle } from './create-help-search.ts';
import { createLoadable, useLoadedValue } from '../../state/load/loadable.ts';
import { useCachedRead } from '../../state/load/use-cached-read.ts';
import { SearchBox } from '../../ui/control/search-box.tsx';
import styles from './help-search.module.css';

/** Loaded when the field is focused: 10 KB compressed and an index over all pages, which most visits do not need. */
const searching = createLoadable(() => import('./create-help-search.ts'));

/**
 * A combobox over all help pages: focus stays in the field, arrow keys move in the list, Enter opens (rule content-3).
 */
export function HelpSearch() {
  const id = useId();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [closed, setClosed] = useState(false);
  const articles = useCachedRead('getHelpArticles', {});
  const code = useLoadedValue(searching);
  const search = useMemo(
    () => (articles.value === undefined ? undefined : code?.createHelpSearch(articles.value)),
    [code, articles.value],
  );
  const found = useMemo(() => search?.(text), [search, text]);
  const count = found?.length ?? 0;
  const open = isSearchable(text) && !closed;
  const listId = `${id}-liste`;
  const optionId = (place: number): string => `${id}-${place}`;

  const type = (typed: string): void => {
    setText(typed);
    setActive(-1);
    setClosed(false);
  };
  const press = (event: KeyboardEvent): void => {
    const place = open ? placeAfter(event.key, active, count) : undefined;
    const chosen = event.key === 'Enter' && open ? (found?.[active] ?? found?.[0]) : undefined;
    if (event.key === 'Escape') {
      if (closed) type('');
      setClosed(true);
    } else if (place !== undefined) setActive(place);
    else if (chosen !== undefined) navigate(chosen.article.url);
    else return;
    event.preventDefault();
  };

  return (
    <search
      className={styles['search']}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setClosed(true);
      }}
    >
      <SearchBox
        size="wide"
        text={text}
        onText={type}
        label="Yardımda ara"
        placeholder="Sorunu yaz: para çekme, onay kodu…"
        // The rule suggests `<select>`, but the role is on an input.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
        onFocus={() => {
          searching.retry();
          setClosed(false);
        }}
        onKeyDown={press}
      />
      {open && (
        <Found
          found={found}
          failed={articles.phase === 'failed'}
          onRetry={articles.retry}
          listId={listId}
          optionId={optionId}
          active={active}
        />
      )}
      <p className="visually-hidden" aria-live="polite">
        {open && found !== undefined && (count === 0 ? 'Sonuç yok' : `${count} sonuç`)}
      </p>
      {!open && text !== '' && !isSearchable(text) && (
        <p className={`text-sm muted ${styles['hint']}`}>Aramak için en az {MIN_SEARCH_LENGTH} harf yaz.</p>
      )}
    </search>
  );
}

interface FoundProps {
  /** Undefined while the articles or the search code are loading, and while the text is too short. */
  found: readonly FoundArticle[] | undefined;
  failed: boolean;
  onRetry: () => void;
  listId: string;
  optionId: (place: number) => string;
  active: number;
}

function Found({ found, failed, onRetry, listId, optionId, active }: FoundProps) {
  if (failed) {
    return (
      <div className={`card ${styles['drop']}`} role="alert">
        <p className="text-sm muted pad">
          Arama sırasında bir hata oluştu.{' '}
          <button type="button" className={styles['retry']} onClick={onRetry}>
            Tekrar dene
          </button>
        </p>
      </div>
    );
  }
  if (found === undefined) return <div className={`card ${styles['drop']}`} aria-busy="true" />;
  return (
    <div className={`card ${styles['drop']}`}>
      {found.length === 0 && <p className="text-sm muted pad">Sonuç bulunamadı. Başka bir sözcükle dene.</p>}
      {/* Links cannot be options of a `<select>`. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={listId} role="listbox" aria-label="Arama sonuçları">
        {found.map((each, place) => (
          <HelpOption key={each.article.id} id={optionId(place)} found={each} active={place === active} />
        ))}
      </div>
    </div>
  );
}

/** Index the key moves to, wrapping at both ends; undefined for other keys. */
function placeAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  return undefined;
}

interface HelpOptionProps {
  id: string;
  found: FoundArticle;
  active: boolean;
}

/** A found help page as a link, with the matching words marked. */
function HelpOption({ id, found: { article, marks }, active }: HelpOptionProps) {
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
