/** State shared by the search field and its results: the text, and the option the keyboard is at. */
import { proxy } from 'valtio/vanilla';

export const LISTBOX_ID = 'arama-sonuclari';

export const search = proxy({
  text: '',
  active: 0,
  count: 0,
  /** The text of the shown results; '' while results of a shorter text are shown. */
  answered: '',
  /** True when the player pressed Enter before the results arrived: the first one is opened then. */
  wished: false,
});

/** Sets the text; the keyboard returns to the first option, because the list is a new one. */
export function type(text: string): void {
  search.text = text;
  search.active = 0;
  search.wished = false;
}

export function beginSearch(): void {
  Object.assign(search, { text: '', active: 0, count: 0, answered: '', wished: false });
}

/** Returns true when the shown results belong to the typed text. */
export const isAnswered = ({ text, answered }: Pick<typeof search, 'text' | 'answered'>): boolean =>
  answered === text.trim();

export const optionId = (index: number): string => `arama-${index}`;
