/** Parts of a registration kept in its tab across a reload. When storage is refused, a reload starts over. */
import { keptForm, keptStep, restoredForm, restoredStep } from '../../domain/member/registration/registration-kept.ts';
import type { RegistrationForm } from '../../domain/member/registration/registration-form.ts';
import { type Registration, registrationStart } from '../../domain/member/registration/registration-steps.ts';
import { readNote, writeNote } from '../../platform/kept/tab-note.ts';

const STEP = 'registration:step';
const FORM = 'registration:form';

export function readStep(): Registration {
  const kept = restoredStep(readNote(STEP));
  return kept.step === 'result' && !isLoadedHere() ? registrationStart : kept;
}

export function keepStep(state: Registration): void {
  writeNote(STEP, keptStep(state));
}

/** Returns the form as typed, without identity number and password. */
export function readForm(): RegistrationForm {
  return restoredForm(readNote(FORM));
}

export function keepForm(form: RegistrationForm): void {
  writeNote(FORM, keptForm(form));
}

export function forgetForm(): void {
  writeNote(FORM, '');
}

/**
 * Returns true when the current page is the one the tab loaded. The result screen survives only its own reload, since
 * coming from another page means that it was left.
 */
function isLoadedHere(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load === undefined || new URL(load.name).pathname === location.pathname;
}
