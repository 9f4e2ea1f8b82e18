import { useEffect, useRef, useState } from 'react';
import { SearchBox } from './search-box.tsx';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  value: string;
  onSearch: (text: string) => void;
  label: string;
  placeholder: string;
  /** How long typing may rest before it is searched, ms. */
  delayMs?: number;
  /** Takes the keyboard when it appears. */
  focused?: boolean;
}

/** A search that follows the typing after a moment, and an address that changes under it. */
export function SearchField(props: SearchFieldProps) {
  const { value, onSearch, label, placeholder, delayMs = 250, focused = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== sent) {
    // The address changed by another hand: back, a shared link, cleared filters.
    setSent(value);
    setText(value);
  }
  useEffect(() => {
    if (text === sent) return undefined;
    const waiting = setTimeout(() => {
      setSent(text);
      onSearch(text);
    }, delayMs);
    return () => clearTimeout(waiting);
  }, [text, sent, onSearch, delayMs]);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  const type = (typed: string): void => {
    setText(typed);
    if (typed !== '') return;
    // Nothing is searched at once.
    setSent('');
    onSearch('');
  };
  return (
    <search className={styles['field']}>
      <SearchBox ref={input} text={text} onText={type} label={label} placeholder={placeholder} />
    </search>
  );
}
