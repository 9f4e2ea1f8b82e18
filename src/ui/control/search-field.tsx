import { useEffect, useRef, useState } from 'react';
import { SearchBox } from './search-box.tsx';

interface SearchFieldProps {
  value: string;
  onSearch: (text: string) => void;
  label: string;
  placeholder: string;
  /** Pause in typing after which the search runs, ms. */
  delayMs?: number;
  /** Focuses the field on mount. */
  focused?: boolean;
}

/** Search input that searches after a pause in typing and follows changes of the address. */
export function SearchField(props: SearchFieldProps) {
  const { value, onSearch, label, placeholder, delayMs = 250, focused = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== sent) {
    // The address changed otherwise: back, a shared link, cleared filters.
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
    // An emptied field is searched without delay.
    setSent('');
    onSearch('');
  };
  return (
    <search className="fill shrink">
      <SearchBox ref={input} text={text} onText={type} label={label} placeholder={placeholder} />
    </search>
  );
}
