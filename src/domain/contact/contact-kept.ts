/**
 * What was typed to the operator, as it is kept over a reload of its tab (rule contact-4): what differs from what the form
 * begins with, and whose it is. A visitor's stays with them when they sign in; a member's is nobody else's.
 */
import { fieldsOf, keptFields } from '../kept-fields.ts';
import type { ContactForm } from './contact-form.ts';

/** Nobody is signed in. */
export const VISITOR = 0;

/** '' for a form that nobody touched. */
export function keptContact(values: ContactForm, begins: ContactForm, owner: number): string {
  const typed = Object.entries(values).filter(([name, value]) => value !== begins[name as keyof ContactForm]);
  return typed.length === 0 ? '' : JSON.stringify({ owner, typed: Object.fromEntries(typed) });
}

/** Field by field: a damaged or unknown one is left out alone. */
export function restoredContact(text: string, begins: ContactForm, owner: number): ContactForm {
  const kept = keptFields(text);
  if (kept['owner'] !== owner && kept['owner'] !== VISITOR) return begins;
  const typed = fieldsOf(kept['typed']);
  const form = { ...begins };
  for (const name of Object.keys(begins) as (keyof ContactForm)[]) {
    const value = typed[name];
    if (typeof value === 'string') form[name] = value;
  }
  return form;
}
