/**
 * The registration of this tab (player-account §4): where it stands, and the calls that move it on. Each call answers
 * `null` or what went wrong, and leaves the state alone when it did.
 */
import type { Failure } from '../../model/failure.ts';
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import type { PlayerStatus } from '../../model/player.ts';
import { codeUntil } from '../../domain/member/fields/code.ts';
import { type RegistrationForm, registerBody } from '../../domain/member/registration/registration-form.ts';
import {
  type Registration,
  type RegistrationEvent,
  isSignedInStep,
  leavingDropsTokens,
  nextRegistration,
} from '../../domain/member/registration/registration-steps.ts';
import { forgetForm, keepStep, readStep } from './kept-registration.ts';
import { writeService } from '../engine/services.ts';
import {
  confirmRegistration,
  leaveRegistration,
  onSessionEnd,
  refreshSession,
  reloadPlayer,
} from './session.ts';

/** `choosing`: the retailer is on its way to the service. */
const registration = proxy<{ now: Registration; choosing: boolean }>({ now: readStep(), choosing: false });

// Before the page goes home: then there is no step 3 left whose leaving would end the session once more.
onSessionEnd(() => move({ type: 'signedOut' }));

export function useRegistration(): { now: Registration; choosing: boolean } {
  return useSnapshot(registration);
}

export async function submitRegistration(form: RegistrationForm): Promise<Failure | null> {
  const body = registerBody(form);
  const result = await writeService('register', { body });
  if (!result.ok) return result.failure;
  move({ type: 'preRegistered', ...validUntil(result.value), phoneNumber: body.phoneNumber });
  return null;
}

export async function confirmCode(activationCode: string): Promise<Failure | null> {
  const { now } = registration;
  if (now.step !== 'code') return null;
  const { prePlayerId } = now;
  const result = await confirmRegistration({ prePlayerId, activationCode });
  if (!result.ok) return result.failure;
  move({ type: 'confirmed', of: prePlayerId });
  return null;
}

export async function resendCode(): Promise<Failure | null> {
  const { now } = registration;
  if (now.step !== 'code') return null;
  const { prePlayerId } = now;
  const result = await writeService('resendRegistrationCode', { body: { prePlayerId } });
  if (!result.ok) return result.failure;
  move({ type: 'codeRenewed', of: prePlayerId, ...validUntil(result.value) });
  return null;
}

export async function changePhone(phoneNumber: string): Promise<Failure | null> {
  const { now } = registration;
  if (now.step !== 'code') return null;
  const { prePlayerId } = now;
  const result = await writeService('changeRegistrationPhone', { body: { prePlayerId, phoneNumber } });
  if (!result.ok) return result.failure;
  move({ type: 'codeRenewed', of: prePlayerId, ...validUntil(result.value), phoneNumber });
  return null;
}

/** Back to the form, with what was typed there. */
export function restartRegistration(): void {
  move({ type: 'restarted' });
}

export async function chooseRetailer(retailerId: number): Promise<Failure | null> {
  if (registration.choosing) return null;
  registration.choosing = true;
  const result = await writeService('chooseRetailer', { body: { retailerId } });
  if (result.ok) move({ type: 'retailerChosen', retailer: result.value });
  registration.choosing = false;
  if (!result.ok) return result.failure;
  // What the header shows; where it fails, the next session call repairs it.
  await Promise.all([reloadPlayer(), refreshSession()]);
  return null;
}

/** Somebody is signed in on this page. A choice under way makes a member complete before its own answer says so. */
export function meetMember(status: PlayerStatus): void {
  if (registration.choosing) return;
  move({ type: status === PRE_ACTIVE_1 ? 'memberWithoutRetailer' : 'memberComplete' });
}

/** Nobody is: a step that needs a session has lost it. */
export function meetVisitor(): void {
  move({ type: 'signedOut' });
}

/** The page was left for another one: step 3 forgets itself, and without a retailer it takes the tokens with it. */
export async function leaveRegistrationPage(): Promise<void> {
  const dropsTokens = leavingDropsTokens(registration.now);
  move({ type: 'left' });
  if (dropsTokens) await leaveRegistration();
}

const PRE_ACTIVE_1 = 1;

function move(event: RegistrationEvent): void {
  const next = nextRegistration(registration.now, event);
  if (next === registration.now) return;
  registration.now = next;
  keepStep(next);
  // What a member typed on the way is nobody's any more.
  if (isSignedInStep(next) || event.type === 'memberComplete') forgetForm();
}

function validUntil(answer: { prePlayerId: string; codeValidityDate: number }): {
  prePlayerId: string;
  codeValidityDate: number;
} {
  const { prePlayerId, codeValidityDate } = answer;
  return { prePlayerId, codeValidityDate: codeUntil(codeValidityDate, Date.now() / 1000) };
}
