/** What of a registration stays in its tab over a reload. Storage may be refused: then a reload begins again. */
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

/** The form as it was typed, without identity number and password. */
export function readForm(): RegistrationForm {
  return restoredForm(readNote(FORM));
}

export function keepForm(form: RegistrationForm): void {
  writeNote(FORM, keptForm(form));
}

export function forgetForm(): void {
  writeNote(FORM, '');
}

/** The result screen is kept over a reload of itself; who came by another page has left it. */
function isLoadedHere(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load === undefined || new URL(load.name).pathname === location.pathname;
}
