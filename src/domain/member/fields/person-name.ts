/** Names of people (rule field-4). */
import { plainText } from '../../../lib/plain-text.ts';
import { requiredFault } from './required.ts';

/** Name as it is sent: without invisible characters, with one kind of dash and apostrophe, and with single blanks. */
export function personName(text: string): string {
  return plainText(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2018\u201b`´]/g, '’')
    .replace(/ +/g, ' ')
    .trim();
}

/** Returns the error text for a name; `null` when it is valid. @param subject "Adın", "Soyadın" */
export function personNameFault(text: string, subject: string): string | null {
  const name = personName(text);
  return requiredFault(name) ?? (isName(name) ? null : `${subject} yalnızca harflerden oluşmalı.`);
}

const isName = (name: string): boolean => /^\p{L}[\p{L}\p{M}'’ .-]*$/u.test(name);
