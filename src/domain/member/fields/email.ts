import { plainText } from '../../../lib/plain-text.ts';
import { requiredFault } from './required.ts';

/** Pattern: a local part of allowed characters, one @, and a domain with a dot; no blanks. */
const address = /^[a-z\d.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;
const MAX_LENGTH = 254;

/** E-mail address as it is sent: without invisible characters and surrounding blanks. */
export function emailAddress(text: string): string {
  return plainText(text).trim();
}

/** Returns the error text for an e-mail address, `null` when it is valid. */
export function emailFault(text: string): string | null {
  const email = emailAddress(text);
  return requiredFault(email) ?? (isAddress(email) ? null : 'Geçerli bir e-posta adresi giriniz.');
}

function isAddress(email: string): boolean {
  const name = email.split('@', 1)[0] ?? '';
  const dotted = name.startsWith('.') || name.endsWith('.') || name.includes('..');
  return email.length <= MAX_LENGTH && !dotted && address.test(email);
}
