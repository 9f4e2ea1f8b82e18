import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { LISTBOX_ID, beginSearch, optionId, search, type } from './search-state.ts';
import styles from './search-field.module.css';

/** The one field of the search: arrow keys go through what is found, Enter opens what is marked. */
export default function SearchField() {
  const { text, active, count } = useSnapshot(search);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    beginSearch();
    input.current?.focus();
  }, []);
  const clear = (): void => {
    type('');
    input.current?.focus();
  };
  return (
    <search className={styles['field']}>
      <Search size={20} aria-hidden="true" />
      <input
        ref={input}
        className={styles['input']}
        type="text"
        role="combobox"
        aria-label="Maç, takım, lig veya bahis ara"
        aria-expanded={count > 0}
        aria-controls={LISTBOX_ID}
        aria-autocomplete="list"
        aria-activedescendant={count > 0 ? optionId(active) : undefined}
        enterKeyHint="search"
        inputMode="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        placeholder="Takım, lig, bahis…"
        value={text}
        data-autofocus
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <button type="button" className={styles['clear']} aria-label="Aramayı temizle" onClick={clear}>
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </search>
  );
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function onKeyDown(event: KeyboardEvent): void {
  const { active, count } = search;
  if (count === 0 || event.nativeEvent.isComposing) return;
  const step = steps[event.key];
  if (step !== undefined) {
    event.preventDefault();
    search.active = (active + step + count) % count;
  } else if (event.key === 'Enter') {
    event.preventDefault();
    document.getElementById(optionId(active))?.click();
  }
}
