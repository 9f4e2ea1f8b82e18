/**
 * Draft of a message to the operator, kept in its tab across a reload (rule contact-4). Cleared when the session ends.
 */
import { type ContactForm, toStoredContact, fromStoredContact } from '../../domain/contact/contact-form.ts';
import { tabNote } from '../../platform/browser-storage/stored-value.ts';
import { onSessionEnd } from './session.ts';

const note = tabNote('contact');

export function readContactDraft(begins: ContactForm, owner: number): ContactForm {
  return fromStoredContact(note.read(), begins, owner);
}

export function storeContactDraft(values: ContactForm, begins: ContactForm, owner: number): void {
  note.write(toStoredContact(values, begins, owner));
}

export function clearContactDraft(): void {
  note.write('');
}

// The form may have written once more between the session's end and its unmounting.
onSessionEnd(clearContactDraft);
