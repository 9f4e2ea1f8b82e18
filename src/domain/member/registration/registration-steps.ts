/**
 * Where a registration stands and what moves it on (rule registration-7). What a step does not need is not in it, so
 * leaving one forgets it: a late response finds no state it belongs to.
 */
import type { PlayerStatus } from '../../../model/player.ts';
import type { ChosenRetailer } from '../../../model/retailer.ts';

export type Registration =
  | { readonly step: 'form' }
  | {
      readonly step: 'code';
      readonly prePlayerId: string;
      /** Until when the code is valid, epoch seconds. */
      readonly codeValidityDate: number;
      /** The one form of the phone number that may be kept on the device. */
      readonly maskedPhone: string;
    }
  /** There are tokens now; a retailer is still to be chosen. `inDoubt`: the one that may have been. */
  | { readonly step: 'retailer'; readonly inDoubt?: ChosenRetailer }
  /** A retailer was chosen: the result screen (rule registration-6). */
  | { readonly step: 'result'; readonly retailer: ChosenRetailer };

export type RegistrationStep = Registration['step'];

export type RegistrationEvent =
  | { type: 'preRegistered'; prePlayerId: string; codeValidityDate: number; phoneNumber: string }
  /** A code was sent again, to another number when there is one. `of` is the registration that asked. */
  | { type: 'codeRenewed'; of: string; prePlayerId: string; codeValidityDate: number; phoneNumber?: string }
  | { type: 'confirmed'; of: string }
  /** Back to the form: what was typed there was wrong after all. */
  | { type: 'restarted' }
  | { type: 'retailerChosen'; retailer: ChosenRetailer }
  /** Nobody knows whether it was: whether the member is complete tells (rule failure-9). */
  | { type: 'retailerDoubted'; retailer: ChosenRetailer }
  /** Who is signed in stands at step 3 (PreActive1), or has nothing to do here. */
  | { type: 'memberWithoutRetailer' }
  | { type: 'memberComplete'; retailerId: number | null }
  /** The session ended, here or in another tab. */
  | { type: 'signedOut' }
  /** The page was left for another one. */
  | { type: 'left' };

export const registrationStart: Registration = { step: 'form' };

/** Has signed up and has no retailer yet. */
export const PRE_ACTIVE_1: PlayerStatus = 1;

/** The state after an event; an event that does not belong to the state changes nothing. */
export function nextRegistration(state: Registration, event: RegistrationEvent): Registration {
  switch (event.type) {
    case 'preRegistered':
      return state.step === 'form' ? codeStep(event, event.phoneNumber) : state;
    case 'codeRenewed':
      if (state.step !== 'code' || state.prePlayerId !== event.of) return state;
      return {
        ...codeStep(event, event.phoneNumber ?? ''),
        ...(event.phoneNumber === undefined ? { maskedPhone: state.maskedPhone } : {}),
      };
    case 'confirmed':
      return state.step === 'code' && state.prePlayerId === event.of ? { step: 'retailer' } : state;
    case 'restarted':
      return state.step === 'code' ? registrationStart : state;
    case 'retailerChosen':
      return state.step === 'retailer' ? { step: 'result', retailer: event.retailer } : state;
    case 'retailerDoubted':
      return state.step === 'retailer' ? { step: 'retailer', inDoubt: event.retailer } : state;
    case 'memberWithoutRetailer':
      return state.step === 'form' || state.step === 'code' ? { step: 'retailer' } : state;
    case 'memberComplete':
      return state.step === 'result' ? state : (doubtSolved(state, event.retailerId) ?? registrationStart);
    case 'signedOut':
    case 'left':
      return isSignedInStep(state) ? registrationStart : state;
  }
}

/** Leaving step 3 without a retailer gives the tokens back (rule registration-7). */
export function leavingDropsTokens(state: Registration): boolean {
  return state.step === 'retailer';
}

/** Steps that a visitor cannot be in. */
export function isSignedInStep(state: Registration): boolean {
  return state.step === 'retailer' || state.step === 'result';
}

/** `05321234567` as `0 (532) *** ** 67`: enough to recognise, too little to call. */
export function maskedPhone(phoneNumber: string): string {
  return `0 (${phoneNumber.slice(1, 4)}) *** ** ${phoneNumber.slice(9, 11)}`;
}

/** The member is complete: by the choice that was in doubt, unless the retailer is known to be another. */
function doubtSolved(state: Registration, retailerId: number | null): Registration | undefined {
  if (state.step !== 'retailer' || state.inDoubt === undefined) return undefined;
  const retailer = state.inDoubt;
  return retailerId === null || retailerId === retailer.id ? { step: 'result', retailer } : undefined;
}

function codeStep(
  { prePlayerId, codeValidityDate }: { prePlayerId: string; codeValidityDate: number },
  phoneNumber: string,
): Registration & { step: 'code' } {
  return { step: 'code', prePlayerId, codeValidityDate, maskedPhone: maskedPhone(phoneNumber) };
}
