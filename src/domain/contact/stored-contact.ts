/**
 * The contact form, persisted over a reload of its tab (rule contact-4): fields that differ from the initial values,
 * and their owner. A visitor's text is kept after signing in; a member's text is shown to no other member.
 */
import { toPlainObject, parseStoredObject } from '../stored-object.ts';
import type { ContactForm } from './contact-form.ts';

/** Owner id used when no member is signed in. */
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
