/** A registration persisted as text over a reload of its tab. */
import type { ChosenRetailer } from '../../../model/retailer.ts';
import { toPlainObject, parseStoredObject } from '../../stored-object.ts';
import { type Registration, registrationStart } from './registration-steps.ts';
import { type RegistrationForm, emptyRegistrationForm } from './registration-form.ts';

/** Fields that are never stored on the device, not even for the life of a tab. */
const secret: readonly (keyof RegistrationForm)[] = ['identityNumber', 'password'];

/** Returns the step as text to persist; '' for the first step. */
export function toStoredRegistrationStep(state: Registration): string {
  return state.step === 'form' ? '' : JSON.stringify(state);
}

/** Restores the step; missing or invalid text gives the start of a registration. */
export function fromStoredRegistrationStep(text: string): Registration {
  const kept = parseStoredObject(text);
  if (kept['step'] === 'retailer') {
    const inDoubt = restoredRetailer(kept['inDoubt']);
    return { step: 'retailer', ...(inDoubt !== undefined && { inDoubt }) };
  }
  if (kept['step'] === 'code') {
    const { prePlayerId, codeValidityDate, maskedPhone } = kept;
    if (typeof prePlayerId === 'string' && typeof codeValidityDate === 'number' && typeof maskedPhone === 'string') {
      return { step: 'code', prePlayerId, codeValidityDate, maskedPhone };
    }
  }
  if (kept['step'] === 'result') {
    const retailer = restoredRetailer(kept['retailer']);
    if (retailer !== undefined) return { step: 'result', retailer };
  }
  return registrationStart;
}

/** Returns the typed fields as text, without secrets; '' for an untouched form. */
export function toStoredRegistrationForm(form: RegistrationForm): string {
  const entries = Object.entries(form).filter(
    ([name, value]) => !secret.includes(name as keyof RegistrationForm) && value !== '' && value !== false,
  );
  return entries.length === 0 ? '' : JSON.stringify(Object.fromEntries(entries));
}

/** Restores each field separately: a damaged or unknown one does not affect the others. */
export function fromStoredRegistrationForm(text: string): RegistrationForm {
  const kept = parseStoredObject(text);
  const form = { ...emptyRegistrationForm };
  for (const [name, empty] of Object.entries(emptyRegistrationForm)) {
    const value = kept[name];
    if (typeof value !== typeof empty || secret.includes(name as keyof RegistrationForm)) continue;
    Object.assign(form, { [name]: value });
  }
  return form;
}

function restoredRetailer(kept: unknown): ChosenRetailer | undefined {
  const { id, name, address } = toPlainObject(kept);
  if (typeof id !== 'number' || typeof name !== 'string' || typeof address !== 'string') return undefined;
  return { id, name, address };
}
