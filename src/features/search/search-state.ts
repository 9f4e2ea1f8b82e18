/** State shared by the search field and its results: the text, and the option the keyboard is at. */
import { proxy } from 'valtio/vanilla';

export const SEARCH_LISTBOX_ID = 'arama-sonuclari';

export const searchState = proxy({
  text: '',
  active: 0,
  count: 0,
  /** The text of the shown results; '' while results of a shorter text are shown. */
  shownResultsText: '',
  /** True when the player pressed Enter before the results arrived: the first one is opened then. */
  opensFirstResult: false,
});

/** Sets the text; the keyboard returns to the first option, because the list is a new one. */
export function setSearchText(text: string): void {
  searchState.text = text;
  searchState.active = 0;
  searchState.opensFirstResult = false;
}

export function resetSearch(): void {
  Object.assign(searchState, { text: '', active: 0, count: 0, shownResultsText: '', opensFirstResult: false });
}

/** Returns true when the shown results belong to the typed text. */
export const areResultsCurrent = ({
  text,
  shownResultsText: answered,
}: Pick<typeof searchState, 'text' | 'shownResultsText'>): boolean => answered === text.trim();

export const searchOptionId = (index: number): string => `arama-${index}`;
