/** The contact form: fields, validation and request body (rule contact-3). */
import type { CallInputOf } from '../../contract/services/calls.ts';
import type { Player } from '../../model/player.ts';
import { emailAddress, emailFault } from '../member/fields/email.ts';
import { personName } from '../member/fields/person-name.ts';
import { phoneDigits, phoneFault } from '../member/fields/phone.ts';
import { REQUIRED_TEXT, requiredFault } from '../member/fields/required.ts';
import { countText } from '../number-text.ts';

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
