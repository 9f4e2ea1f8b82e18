/** What of a message to the operator stays in its tab over a reload (rule contact-4). Goes with the session. */
import type { ContactForm } from '../../domain/contact/contact-form.ts';
import { keptContact, restoredContact } from '../../domain/contact/contact-kept.ts';
import { readNote, writeNote } from '../../platform/kept/tab-note.ts';
import { onSessionEnd } from './session.ts';

const NOTE = 'contact';

export function readContact(begins: ContactForm, owner: number): ContactForm {
  return restoredContact(readNote(NOTE), begins, owner);
}

export function keepContact(values: ContactForm, begins: ContactForm, owner: number): void {
  writeNote(NOTE, keptContact(values, begins, owner));
}

export function forgetContact(): void {
  writeNote(NOTE, '');
}

// The form may have written once more between the end and its leaving the screen.
onSessionEnd(forgetContact);
