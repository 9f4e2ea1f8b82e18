import { plainText } from '../../../lib/plain-text.ts';
import { requiredFault } from './required.ts';

/** One @, no blanks, a name of allowed letters before it and a domain with a dot after it. */
const address = /^[a-z\d.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;
const MAX_LENGTH = 254;

/** An e-mail address as it is sent: without signs nobody sees and without blanks around it. */
export function emailAddress(text: string): string {
  return plainText(text).trim();
}

/** Why this is no e-mail address, `null` when it is one. */
export function emailFault(text: string): string | null {
  const email = emailAddress(text);
  return requiredFault(email) ?? (isAddress(email) ? null : 'Geçerli bir e-posta adresi giriniz.');
}

function isAddress(email: string): boolean {
  const name = email.split('@', 1)[0] ?? '';
  const dotted = name.startsWith('.') || name.endsWith('.') || name.includes('..');
  return email.length <= MAX_LENGTH && !dotted && address.test(email);
}
