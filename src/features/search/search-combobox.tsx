import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { SearchBox } from '../../ui/control/search-box.tsx';
import {
  SEARCH_LISTBOX_ID,
  resetSearch,
  areResultsCurrent,
  searchOptionId,
  searchState,
  setSearchText,
} from './search-state.ts';

interface SearchComboboxProps {
  /** Text to begin with, from a search that found nothing elsewhere. */
  initialText?: string | undefined;
}

/** The search field: arrow keys move through the results, Enter opens the active one (rule program-27). */
export default function SearchCombobox({ initialText = '' }: SearchComboboxProps) {
  const { text, active, count } = useSnapshot(searchState);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    resetSearch();
    if (initialText !== '') setSearchText(initialText);
    input.current?.focus();
  }, [initialText]);
  return (
    <search className="flex fill shrink">
      <SearchBox
        ref={input}
        size="head"
        text={text}
        onText={setSearchText}
        label="Maç, takım, lig veya bahis ara"
        placeholder="Takım, lig, bahis…"
        // The rule suggests `<select>`, but the role is on an input.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-expanded={count > 0}
        aria-controls={SEARCH_LISTBOX_ID}
        aria-autocomplete="list"
        aria-activedescendant={count > 0 ? searchOptionId(active) : undefined}
        data-autofocus
        onKeyDown={onKeyDown}
      />
    </search>
  );
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function onKeyDown(event: KeyboardEvent): void {
  const { active, count } = searchState;
  if (event.nativeEvent.isComposing) return;
  searchState.opensFirstResult = false;
  const step = steps[event.key];
  if (step !== undefined && count > 0) {
    event.preventDefault();
    searchState.active = (active + step + count) % count;
  } else if (event.key === 'Enter') {
    event.preventDefault();
    if (areResultsCurrent(searchState)) document.getElementById(searchOptionId(active))?.click();
    else searchState.opensFirstResult = true;
  }
}
