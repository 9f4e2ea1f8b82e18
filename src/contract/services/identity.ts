/**
 * The identity service: signing in and out, codes, passwords. Some of its bodies are assumptions (assumption-8), see
 * `docs/assumptions.md`.
 */
import { type Infer, object, string, type as shape } from 'superstruct';
import type { LoginFacts } from '../../model/player.ts';
import { engineWrite, serviceArea } from './call.ts';
import { numeric, yesNo, known, or, text, told } from './fields.ts';
import { ACTIVATION_CODE_NEEDED, DEVICE_CONFIRMATION_NEEDED, PASSWORD_EXPIRED } from './sign-in-codes.ts';

/** Of a session that begins, or goes on. The member id is named by some services, and else read from the player. */
export const tokensAnswer = shape({ accessToken: string(), refreshToken: string(), memberId: told(text()) });

/** Until when the code is valid, epoch seconds; 0 when not told. */
export const codeSent = or(shape({ codeValidityDate: or(numeric(), 0) }), { codeValidityDate: 0 });

const signInAnswer = shape({
  accessToken: told(string()),
  refreshToken: told(string()),
  memberId: told(text()),
  /** 1 old system, 2 new system, 3 common system. */
  appType: told(known([1, 2, 3])),
  isCustomRetailer: told(yesNo()),
  terminalIsActive: told(yesNo()),
  retailerScreen: told(text()),
  /** false: the flag's popup is due (contact confirmation, mail, campaign). */
  isConfirmedSms: told(yesNo()),
  isConfirmedOtherContactDevice: told(yesNo()),
  isConfirmedSendEmail: told(yesNo()),
  isConfirmedCampaignPopup: told(yesNo()),
  campaignUrl: told(text()),
  /** With 100 and 103: until when the code is valid, epoch seconds. */
  codeValidityDate: told(numeric()),
});

export const identity = serviceArea('identity', {
  /**
   * With `info.code` 100 or 103 the answer has no tokens: a code was sent, and the same call comes again with the header
   * Activation-Code.
   */
  signIn: engineWrite({
    path: 'signIn',
    device: true,
    idempotent: true,
    bare: true,
    steps: [ACTIVATION_CODE_NEEDED, DEVICE_CONFIRMATION_NEEDED, PASSWORD_EXPIRED],
    body: object({ userInfo: string(), password: string() }),
    answer: signInAnswer,
  }),
  signOut: engineWrite({ path: 'sign-out', access: 'member', device: true, idempotent: true }),
  signOutAll: engineWrite({ path: 'sign-out-all', access: 'member', device: true, idempotent: true }),
  /**
   * The refresh token travels in the address: it is never stored, logged or reported. An answer that is lost costs the token,
   * asked twice or not; so it leaves the connections of orders alone, which often follow it at once.
   */
  refreshTokens: engineWrite({
    path: 'Identity/access-tokens/:refresh/:memberId/refresh',
    device: true,
    idempotent: true,
    bare: true,
    answer: tokensAnswer,
  }),
  /** Checks the code of sign-in step 100 on the verification page; a right one is a session. */
  validateActivationCode: engineWrite({
    path: 'validateactivationcode',
    device: true,
    bare: true,
    body: object({ userInfo: string(), activationCode: string() }),
    answer: tokensAnswer,
  }),
});

/** What a sign-in says of the account beside its tokens. */
export function loginFactsOf(wire: Infer<typeof signInAnswer>): LoginFacts {
  return {
    appType: wire.appType ?? 'unknown',
    isCustomRetailer: wire.isCustomRetailer ?? false,
    terminalIsActive: wire.terminalIsActive ?? false,
    retailerScreen: wire.retailerScreen ?? '',
  };
}
