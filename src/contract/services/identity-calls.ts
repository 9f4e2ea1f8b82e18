/**
 * The identity service: signing in and out, codes, passwords. Some of its bodies are assumptions (assumption-8), see
 * `docs/assumptions.md`.
 */
import { type Infer, object, string, type as shape } from 'superstruct';
import type { LoginFacts } from '../../model/player.ts';
import { engineWriteCall, defineCalls } from './call.ts';
import { numeric, booleanLike, oneOfOrUnknown, fieldOr, text, optionalField } from './fields.ts';
import { ACTIVATION_CODE_NEEDED, DEVICE_CONFIRMATION_NEEDED, PASSWORD_EXPIRED } from './sign-in-codes.ts';

/**
 * Tokens of a session that begins or is renewed. Some services send the member id; otherwise it comes from the player.
 */
export const tokensResponse = shape({ accessToken: string(), refreshToken: string(), memberId: optionalField(text()) });

/** Expiry of the code, epoch seconds; 0 when it is not sent. */
export const codeSentResponse = fieldOr(shape({ codeValidityDate: fieldOr(numeric(), 0) }), { codeValidityDate: 0 });

const signInAnswer = shape({
  accessToken: optionalField(string()),
  refreshToken: optionalField(string()),
  memberId: optionalField(text()),
  /** 1 old system, 2 new system, 3 common system. */
  appType: optionalField(oneOfOrUnknown([1, 2, 3])),
  isCustomRetailer: optionalField(booleanLike()),
  terminalIsActive: optionalField(booleanLike()),
  retailerScreen: optionalField(text()),
  /** false: the corresponding popup is due (contact confirmation, mail, campaign). */
  isConfirmedSms: optionalField(booleanLike()),
  isConfirmedOtherContactDevice: optionalField(booleanLike()),
  isConfirmedSendEmail: optionalField(booleanLike()),
  isConfirmedCampaignPopup: optionalField(booleanLike()),
  campaignUrl: optionalField(text()),
  /** Present with 100 and 103: expiry of the code, epoch seconds. */
  codeValidityDate: optionalField(numeric()),
});

export const identityCalls = defineCalls('identity', {
  /**
   * Signs in. With `info.code` 100 or 103 the response has no tokens: a code was sent, and the call is repeated with
   * the header Activation-Code.
   */
  signIn: engineWriteCall({
    path: 'signIn',
    device: true,
    idempotent: true,
    bare: true,
    steps: [ACTIVATION_CODE_NEEDED, DEVICE_CONFIRMATION_NEEDED, PASSWORD_EXPIRED],
    body: object({ userInfo: string(), password: string() }),
    response: signInAnswer,
  }),
  signOut: engineWriteCall({ path: 'sign-out', access: 'member', device: true, idempotent: true }),
  signOutAll: engineWriteCall({ path: 'sign-out-all', access: 'member', device: true, idempotent: true }),
  /**
   * The refresh token travels in the address, so the address is never stored, logged or reported. A lost response
   * costs the token whether the call is repeated or not, so the call does not use the connections of orders, which
   * often follow at once.
   */
  refreshTokens: engineWriteCall({
    path: 'Identity/access-tokens/:refresh/:memberId/refresh',
    device: true,
    idempotent: true,
    bare: true,
    response: tokensResponse,
  }),
  /** Checks the code of sign-in step 100 on the verification page; a correct code returns a session. */
  validateActivationCode: engineWriteCall({
    path: 'validateactivationcode',
    device: true,
    bare: true,
    body: object({ userInfo: string(), activationCode: string() }),
    response: tokensResponse,
  }),
});

/** Extracts the account facts that a sign-in response contains besides the tokens. */
export function decodeLoginFacts(wire: Infer<typeof signInAnswer>): LoginFacts {
  return {
    appType: wire.appType ?? 'unknown',
    isCustomRetailer: wire.isCustomRetailer ?? false,
    terminalIsActive: wire.terminalIsActive ?? false,
    retailerScreen: wire.retailerScreen ?? '',
  };
}
