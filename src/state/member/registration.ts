/**
 * The registration of this tab (rule registration-2, registration-7): its current step, and the requests that advance
 * it. A failed request leaves the state unchanged.
 */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { isOutcomeUnknown } from '../../contract/failure-checks.ts';
import { codeExpiresAt } from '../../domain/member/fields/credentials.ts';
import { type RegistrationForm, registerBody } from '../../domain/member/registration/registration-form.ts';
import {
  PRE_ACTIVE_1,
  type Registration,
  type RegistrationEvent,
  requiresSignIn,
  shouldDropTokensOnLeave,
  nextRegistration,
  registrationStart,
} from '../../domain/member/registration/registration-steps.ts';
import type { Result } from '../../model/failure.ts';
import type { PlayerStatus } from '../../model/player.ts';
import type { ChosenRetailer } from '../../model/retailer.ts';
import { writeService } from '../engine/call-service.ts';
import { withBotCheck } from '../operator/bot-check.ts';
import { sendRetailerChoice } from './send-retailer-choice.ts';
import { onSessionEnd } from './session.ts';
import { confirmRegistration, leaveRegistration } from './session-calls.ts';
import {
  toStoredRegistrationForm,
  toStoredRegistrationStep,
  fromStoredRegistrationForm,
  fromStoredRegistrationStep,
} from '../../domain/member/registration/stored-registration.ts';
import { tabNote } from '../../platform/browser-storage/stored-value.ts';

const storedStep = tabNote('registration:step');
const storedForm = tabNote('registration:form');

/** Parts of a registration kept in its tab across a reload. When storage is refused, a reload starts over. */
function readRegistrationStep(): Registration {
  const kept = fromStoredRegistrationStep(storedStep.read());
  return kept.step === 'result' && !isLoadedHere() ? registrationStart : kept;
}

function storeRegistrationStep(state: Registration): void {
  storedStep.write(toStoredRegistrationStep(state));
}

/** Returns the form as typed, without identity number and password. */
export function readRegistrationForm(): RegistrationForm {
  return fromStoredRegistrationForm(storedForm.read());
}

export function storeRegistrationForm(form: RegistrationForm): void {
  storedForm.write(toStoredRegistrationForm(form));
}

function clearRegistrationForm(): void {
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

/** `choosing`: the request that chooses the retailer is in flight. */
const registration = proxy<{ now: Registration; choosing: boolean }>({ now: readRegistrationStep(), choosing: false });

// Runs before the page goes home, so that leaving step 3 does not end the session a second time.
onSessionEnd(() => move({ type: 'signedOut' }));

export function useRegistration(): { now: Registration; choosing: boolean } {
  return useSnapshot(registration);
}

export async function submitRegistration(form: RegistrationForm): Promise<Result<null>> {
  const body = registerBody(form);
  const result = await withBotCheck('register', (checked) => writeService('register', { body, ...checked }));
  if (!result.ok) return result;
  move({ type: 'preRegistered', ...validUntil(result.value), phoneNumber: body.phoneNumber });
  return done;
}

export async function confirmCode(activationCode: string): Promise<Result<null>> {
  const { now } = registration;
  if (now.step !== 'code') return done;
  const { prePlayerId } = now;
  const result = await confirmRegistration({ prePlayerId, activationCode });
  if (!result.ok) return result;
  move({ type: 'confirmed', of: prePlayerId });
  return done;
}

export async function resendCode(): Promise<Result<null>> {
  const { now } = registration;
  if (now.step !== 'code') return done;
  const { prePlayerId } = now;
  const result = await withBotCheck('resendRegistrationCode', (checked) =>
    writeService('resendRegistrationCode', { body: { prePlayerId }, ...checked }),
  );
  if (!result.ok) return result;
  move({ type: 'codeRenewed', of: prePlayerId, ...validUntil(result.value) });
  return done;
}

export async function changePhone(phoneNumber: string): Promise<Result<null>> {
  const { now } = registration;
  if (now.step !== 'code') return done;
  const { prePlayerId } = now;
  const result = await withBotCheck('changeRegistrationPhone', (checked) =>
    writeService('changeRegistrationPhone', { body: { prePlayerId, phoneNumber }, ...checked }),
  );
  if (!result.ok) return result;
  move({ type: 'codeRenewed', of: prePlayerId, ...validUntil(result.value), phoneNumber });
  return done;
}

/** Returns to the form, with the values typed there. */
export function restartRegistration(): void {
  move({ type: 'restarted' });
}

export async function chooseRetailer(picked: ChosenRetailer): Promise<Result<ChosenRetailer>> {
  registration.choosing = true;
  const result = await sendRetailerChoice(picked);
  if (result.ok) move({ type: 'retailerChosen', retailer: result.value });
  else if (isOutcomeUnknown(result.failure)) {
    const { id, name, address } = picked;
    move({ type: 'retailerDoubted', retailer: { id, name, address } });
  }
  registration.choosing = false;
  return result;
}

/**
 * Adapts the step to a member on this page. Ignored while a choice is in flight, because that completes the member
 * before its own response arrives.
 */
export function syncRegistrationWithMember(status: PlayerStatus, retailerId: number | null): void {
  if (registration.choosing) return;
  move(status === PRE_ACTIVE_1 ? { type: 'memberWithoutRetailer' } : { type: 'memberComplete', retailerId });
}

/** Adapts the step to a visitor on this page: a step that needs a session has lost it. */
export function syncRegistrationWithVisitor(): void {
  move({ type: 'signedOut' });
}

/** Called when the page is left for another one: step 3 is dropped, and without a retailer the tokens are too. */
export async function leaveRegistrationPage(): Promise<void> {
  const dropsTokens = shouldDropTokensOnLeave(registration.now);
  move({ type: 'left' });
  if (dropsTokens) await leaveRegistration();
}

const done: Result<null> = { ok: true, value: null };

function move(event: RegistrationEvent): void {
  const next = nextRegistration(registration.now, event);
  if (next === registration.now) return;
  registration.now = next;
  storeRegistrationStep(next);
  // The typed form is erased once the player is a member.
  if (requiresSignIn(next) || event.type === 'memberComplete') clearRegistrationForm();
}

function validUntil(sent: { prePlayerId: string; codeValidityDate: number }): typeof sent {
  return { prePlayerId: sent.prePlayerId, codeValidityDate: codeExpiresAt(sent.codeValidityDate, Date.now() / 1000) };
}
