import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { SearchBox } from '../../ui/control/search-box.tsx';
import { LISTBOX_ID, beginSearch, isAnswered, optionId, search, type } from '../../state/overlays/search.ts';
import styles from './search-field.module.css';

/** The search field: arrow keys move through the results, Enter opens the active one (rule program-27). */
export default function SearchField() {
  const { text, active, count } = useSnapshot(search);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    beginSearch();
    input.current?.focus();
  }, []);
  return (
    <search className={styles['field']}>
      <SearchBox
        ref={input}
        size="head"
        text={text}
        onText={type}
        label="Maç, takım, lig veya bahis ara"
        placeholder="Takım, lig, bahis…"
        // The rule suggests `<select>`, but the role is on an input.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-expanded={count > 0}
        aria-controls={LISTBOX_ID}
        aria-autocomplete="list"
        aria-activedescendant={count > 0 ? optionId(active) : undefined}
        data-autofocus
        onKeyDown={onKeyDown}
      />
    </search>
  );
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function onKeyDown(event: KeyboardEvent): void {
  const { active, count } = search;
  if (event.nativeEvent.isComposing) return;
  search.wished = false;
  const step = steps[event.key];
  if (step !== undefined && count > 0) {
    event.preventDefault();
    search.active = (active + step + count) % count;
  } else if (event.key === 'Enter') {
    event.preventDefault();
    if (isAnswered(search)) document.getElementById(optionId(active))?.click();
    else search.wished = true;
  }
}
