/**
 * State machine of a registration (rule registration-7). Each step holds only the data it needs, so leaving a step
 * drops its data, and a late response finds no state to change.
 */
import type { PlayerStatus } from '../../../model/player.ts';
import type { ChosenRetailer } from '../../../model/retailer.ts';

export type Registration =
  | { readonly step: 'form' }
  | {
      readonly step: 'code';
      readonly prePlayerId: string;
      /** End of the code's validity, epoch seconds. */
      readonly codeValidityDate: number;
      /** Masked phone number, the only form that may be stored on the device. */
      readonly maskedPhone: string;
    }
  /** The player has tokens and must choose a retailer. `unresolvedRecord`: a retailer whose request has no known outcome. */
  | { readonly step: 'retailer'; readonly inDoubt?: ChosenRetailer }
  /** A retailer was chosen, and the result screen is shown (rule registration-6). */
  | { readonly step: 'result'; readonly retailer: ChosenRetailer };

export type RegistrationStep = Registration['step'];

export type RegistrationEvent =
  | { type: 'preRegistered'; prePlayerId: string; codeValidityDate: number; phoneNumber: string }
  /** A new code was sent, to another number if `phoneNumber` is set. `of` is the `prePlayerId` of the request. */
  | { type: 'codeRenewed'; of: string; prePlayerId: string; codeValidityDate: number; phoneNumber?: string }
  | { type: 'confirmed'; of: string }
  /** The player returned to the form to correct it. */
  | { type: 'restarted' }
  | { type: 'retailerChosen'; retailer: ChosenRetailer }
  /**
   * The outcome of choosing a retailer is unknown; a later check of the member's status resolves it (rule failure-9).
   */
  | { type: 'retailerDoubted'; retailer: ChosenRetailer }
  /** The signed-in member has no retailer yet (PreActive1), so step 3 follows. */
  | { type: 'memberWithoutRetailer' }
  | { type: 'memberComplete'; retailerId: number | null }
  /** The session ended, in this tab or another. */
  | { type: 'signedOut' }
  /** The player left the page. */
  | { type: 'left' };

export const registrationStart: Registration = { step: 'form' };

/** Status of a member who has signed up and has no retailer yet. */
export const PRE_ACTIVE_1: PlayerStatus = 1;

/** Returns the state after an event; an event that does not belong to the state changes nothing. */
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
      return requiresSignIn(state) ? registrationStart : state;
  }
}

/** True when leaving must discard the tokens: at step 3, without a retailer (rule registration-7). */
export function shouldDropTokensOnLeave(state: Registration): boolean {
  return state.step === 'retailer';
}

/** True for steps that need a signed-in member. */
export function requiresSignIn(state: Registration): boolean {
  return state.step === 'retailer' || state.step === 'result';
}

/** `05321234567` as `0 (532) *** ** 67`: recognisable to the player, useless to others. */
export function maskedPhone(phoneNumber: string): string {
  return `0 (${phoneNumber.slice(1, 4)}) *** ** ${phoneNumber.slice(9, 11)}`;
}

/** Resolves an unresolved retailer choice once the member is complete; undefined when the retailer is another one. */
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
