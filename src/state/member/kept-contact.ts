/**
 * Draft of a message to the operator, kept in its tab across a reload (rule contact-4). Cleared when the session ends.
 */
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

// The form may have written once more between the session's end and its unmounting.
onSessionEnd(forgetContact);
