/** What is typed, and which of the shown options the keyboard is at: the field and the results share it. */
import { proxy } from 'valtio/vanilla';

export const LISTBOX_ID = 'arama-sonuclari';

export const search = proxy({ text: '', active: 0, count: 0 });

/** Another text is another list, and its first option is the one at hand. */
export function type(text: string): void {
  search.text = text;
  search.active = 0;
}

export function beginSearch(): void {
  Object.assign(search, { text: '', active: 0, count: 0 });
}

export const optionId = (index: number): string => `arama-${index}`;
