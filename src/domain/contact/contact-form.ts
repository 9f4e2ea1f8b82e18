/** The contact form: fields, validation and request body (rule contact-3). */
import type { CallInputOf } from '../../contract/services/calls.ts';
import type { Player } from '../../model/player.ts';
import { emailAddress, emailFault, phoneDigits, phoneFault } from '../member/fields/contact-details.ts';
import { personName } from '../member/fields/identity.ts';
import { REQUIRED_TEXT, requiredFault } from '../member/fields/required.ts';
import { countText } from '../number-text.ts';
import { toPlainObject, parseStoredObject } from '../stored-object.ts';

/**
 * The contact form, persisted over a reload of its tab (rule contact-4): fields that differ from the initial values,
 * and their owner. A visitor's text is kept after signing in; a member's text is shown to no other member. Owner id
 * used when no member is signed in.
 */
export const VISITOR_OWNER = 0;

/** Returns the form as text to persist; '' when no field was changed. */
export function toStoredContact(values: ContactForm, begins: ContactForm, owner: number): string {
  const typed = Object.entries(values).filter(([name, value]) => value !== begins[name as keyof ContactForm]);
  return typed.length === 0 ? '' : JSON.stringify({ owner, typed: Object.fromEntries(typed) });
}

/**
 * Restores each field separately: a damaged or unknown one does not affect the others. Returns `begins` for another
 * owner's text.
 */
export function fromStoredContact(text: string, begins: ContactForm, owner: number): ContactForm {
  const kept = parseStoredObject(text);
  if (kept['owner'] !== owner && kept['owner'] !== VISITOR_OWNER) return begins;
  const typed = toPlainObject(kept['typed']);
  const form = { ...begins };
  for (const name of Object.keys(begins) as (keyof ContactForm)[]) {
    const value = typed[name];
    if (typeof value === 'string') form[name] = value;
  }
  return form;
}

/** Subjects by the service's code. */
export const contactSubjects: readonly { code: string; title: string }[] = [
  { code: '1', title: 'Üyelik' },
  { code: '2', title: 'Para Yatırma' },
  { code: '3', title: 'Para Çekme' },
  { code: '4', title: 'Kupon' },
  { code: '5', title: 'Bonus ve Kampanya' },
  { code: '6', title: 'Teknik Sorun' },
  { code: '9', title: 'Diğer' },
];

export const emptyContact = { name: '', surname: '', phoneNumber: '', email: '', subject: '', message: '' };
export type ContactForm = typeof emptyContact;

const MOST_CHARACTERS = 2_000;

/** Prefills the form with the signed-in member's data. */
export function prefilledContact(player: Player | null): ContactForm {
  if (player === null) return emptyContact;
  const { name, surname, phoneNumber, email } = player;
  return { ...emptyContact, name, surname, phoneNumber: phoneNumber ?? '', email: email ?? '' };
}

export function contactFaults(values: ContactForm): Partial<Record<keyof ContactForm, string>> {
  const faults = {
    name: requiredFault(values.name),
    surname: requiredFault(values.surname),
    phoneNumber: phoneFault(values.phoneNumber),
    email: emailFault(values.email),
    subject: contactSubjects.some(({ code }) => code === values.subject) ? null : REQUIRED_TEXT,
    message: requiredFault(values.message) ?? lengthFault(values.message),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

/** "120 / 2.000" */
export function messageLengthText(message: string): string {
  return `${countText(message.trim().length)} / ${countText(MOST_CHARACTERS)}`;
}

/** An overlong message is reported instead of cut, so that no typed or pasted text is lost. */
function lengthFault(message: string): string | null {
  const over = message.trim().length - MOST_CHARACTERS;
  return over > 0 ? `Mesajın ${countText(over)} karakter fazla (en fazla ${countText(MOST_CHARACTERS)}).` : null;
}

export function contactBody(values: ContactForm): CallInputOf<'contactUs'>['body'] {
  return {
    name: personName(values.name),
    surname: personName(values.surname),
    phoneNumber: phoneDigits(values.phoneNumber),
    email: emailAddress(values.email),
    subject: values.subject,
    message: values.message.trim(),
  };
}
