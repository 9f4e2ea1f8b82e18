/** Parts of a registration kept in its tab across a reload. When storage is refused, a reload starts over. */
import {
  toStoredRegistrationForm,
  toStoredRegistrationStep,
  fromStoredRegistrationForm,
  fromStoredRegistrationStep,
} from '../../domain/member/registration/stored-registration.ts';
import type { RegistrationForm } from '../../domain/member/registration/registration-form.ts';
import { type Registration, registrationStart } from '../../domain/member/registration/registration-steps.ts';
import { tabNote } from '../../platform/browser-storage/stored-value.ts';

const storedStep = tabNote('registration:step');
const storedForm = tabNote('registration:form');

export function readRegistrationStep(): Registration {
  const kept = fromStoredRegistrationStep(storedStep.read());
  return kept.step === 'result' && !isLoadedHere() ? registrationStart : kept;
}

export function storeRegistrationStep(state: Registration): void {
  storedStep.write(toStoredRegistrationStep(state));
}

/** Returns the form as typed, without identity number and password. */
export function readRegistrationForm(): RegistrationForm {
  return fromStoredRegistrationForm(storedForm.read());
}

export function storeRegistrationForm(form: RegistrationForm): void {
  storedForm.write(toStoredRegistrationForm(form));
}

export function clearRegistrationForm(): void {
  storedForm.write('');
}

/**
 * Returns true when the current page is the one the tab loaded. The result screen survives only its own reload, since
 * coming from another page means that it was left.
 */
function isLoadedHere(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load === undefined || new URL(load.name).pathname === location.pathname;
}
