/** What is typed, and which of the shown options the keyboard is at: the field and the results share it. */
import { proxy } from 'valtio/vanilla';

export const LISTBOX_ID = 'arama-sonuclari';

export const search = proxy({
  text: '',
  active: 0,
  count: 0,
  /** The text whose answer is shown; '' while that of fewer letters still is. */
  answered: '',
  /** The player asked to open the first of an answer that is not here yet. */
  wished: false,
});

/** Another text is another list, and its first option is the one at hand. */
export function type(text: string): void {
  search.text = text;
  search.active = 0;
  search.wished = false;
}

export function beginSearch(): void {
  Object.assign(search, { text: '', active: 0, count: 0, answered: '', wished: false });
}

/** What is shown answers what is typed. */
export const isAnswered = ({ text, answered }: Pick<typeof search, 'text' | 'answered'>): boolean =>
  answered === text.trim();

export const optionId = (index: number): string => `arama-${index}`;
