/** What of a registration stays in its tab over a reload. Storage may be refused: then a reload begins anew. */
import { STORAGE_PREFIX } from '../contract/names.ts';
import { keptForm, keptStep, restoredForm, restoredStep } from '../domain/member/registration-kept.ts';
import type { RegistrationForm } from '../domain/member/registration-form.ts';
import type { Registration } from '../domain/member/registration-steps.ts';

const STEP = `${STORAGE_PREFIX}:registration:step`;
const FORM = `${STORAGE_PREFIX}:registration:form`;

export function readStep(): Registration {
  return restoredStep(read(STEP));
}

export function keepStep(state: Registration): void {
  write(STEP, keptStep(state));
}

/** The form as it was typed, without identity number and password. */
export function readForm(): RegistrationForm {
  return restoredForm(read(FORM));
}

export function keepForm(form: RegistrationForm): void {
  write(FORM, keptForm(form));
}

export function forgetForm(): void {
  write(FORM, '');
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch (error) {
    if (error instanceof DOMException) return '';
    throw error;
  }
}

/** '' keeps nothing. */
function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch (error) {
    // Forbidden or full: the page itself still has it.
    if (!(error instanceof DOMException)) throw error;
  }
}
