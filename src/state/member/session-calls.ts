/** Session calls of screens to the engine. */
import type { EngineCalls } from '../../contract/port/engine-contract.ts';
import type { Result } from '../../model/failure.ts';
import type { SignInOutcome } from '../../model/player.ts';
import { dropTokens, writeTokens } from '../../platform/browser-storage/token-cookies.ts';
import { callEngine } from '../engine/call-engine.ts';
import { endSessionLocally, endSessionSilently } from './session.ts';

export const signIn = (input: EngineCalls['signIn']['input']): Promise<Result<SignInOutcome>> =>
  callEngine('signIn', input);
export const activate = (input: EngineCalls['activate']['input']): Promise<Result<null>> =>
  callEngine('activate', input);
export const confirmRegistration = (input: EngineCalls['confirmRegistration']['input']): Promise<Result<null>> =>
  callEngine('confirmRegistration', input);

/**
 * Ends the session without going home; without an engine the two tokens are removed all the same (rule registration-7).
 */
export function leaveRegistration(): Promise<void> {
  return endSessionSilently(async () => {
    const result = await callEngine('leaveRegistration', null);
    if (!result.ok) dropTokens();
  });
}

export const reloadPlayer = (): Promise<Result<null>> => callEngine('reloadPlayer', null);
export const refreshBalances = (): Promise<Result<null>> => callEngine('refreshBalances', null);
export const refreshSession = (): Promise<Result<null>> => callEngine('refreshSession', null);

/** Signs out; in this browser the session is always over afterwards. */
export async function signOut(): Promise<void> {
  const result = await callEngine('signOut', null);
  if (result.ok) return;
  // If the engine fails, the cookies are removed here, and the next engine finds none.
  writeTokens(null);
  endSessionLocally('player');
}

/** Signs out on all devices. Fails, and leaves this device signed in, when the service cannot be reached. */
export const signOutEverywhere = (): Promise<Result<null>> => callEngine('signOutEverywhere', null);
