/**
 * The identity service: signing in and out, codes, passwords. Some of its bodies are assumptions (assumption-8), see
 * `docs/assumptions.md`.
 */
import { boolean, enums, nullable, number, object, optional, string, type as shape, unknown } from 'superstruct';
import { engineWrite, serviceArea, write } from './call.ts';

/** Of a session that begins, or goes on. */
export const tokensAnswer = shape({ accessToken: string(), refreshToken: string() });

/** `info.code` of an answer to `signIn` that is no session yet. */
export const ACTIVATION_CODE_NEEDED = 100;
export const DEVICE_CONFIRMATION_NEEDED = 103;
/** `error.code` of a refused `signIn`: the password ran out, a new one is set with the old. */
export const PASSWORD_EXPIRED = 104;

const codeSent = shape({
  /** Until when the code is valid, epoch seconds. */
  codeValidityDate: number(),
});

export const identity = serviceArea('identity', {
  /**
   * With `info.code` 100 or 103 the answer has no tokens: a code was sent, and the same call comes again with the header
   * Activation-Code.
   */
  signIn: engineWrite({
    path: 'signIn',
    device: true,
    body: object({ userInfo: string(), password: string() }),
    answer: shape({
      accessToken: optional(nullable(string())),
      refreshToken: optional(nullable(string())),
      appType: optional(nullable(enums([1, 2, 3]))),
      isCustomRetailer: optional(nullable(boolean())),
      terminalIsActive: optional(nullable(boolean())),
      retailerScreen: optional(nullable(unknown())),
      /** false: the flag's popup is due (contact confirmation, mail, campaign). */
      isConfirmedSms: optional(nullable(boolean())),
      isConfirmedOtherContactDevice: optional(nullable(boolean())),
      isConfirmedSendEmail: optional(nullable(boolean())),
      isConfirmedCampaignPopup: optional(nullable(boolean())),
      campaignUrl: optional(nullable(string())),
      /** With 100 and 103: until when the code is valid, epoch seconds. */
      codeValidityDate: optional(nullable(number())),
    }),
  }),
  signOut: engineWrite({ path: 'sign-out', access: 'member', device: true }),
  signOutAll: engineWrite({ path: 'sign-out-all', access: 'member', device: true }),
  /** The refresh token travels in the address: it is never stored, logged or reported. */
  refreshTokens: engineWrite({
    path: 'Identity/access-tokens/:refresh/:memberId/refresh',
    device: true,
    answer: tokensAnswer,
  }),
  /** Checks the code of sign-in step 100 on the verification page; a right one is a session. */
  validateActivationCode: engineWrite({
    path: 'validateactivationcode',
    device: true,
    body: object({ userInfo: string(), activationCode: string() }),
    answer: tokensAnswer,
  }),
  /** For 100 and 103 alike. */
  resendActivationCode: write({
    path: 'resend-activation-code',
    body: object({ userInfo: string() }),
    answer: codeSent,
  }),
  /** Sends a reset code to the account's phone. `birthDate` is ISO, `YYYY-MM-DD`. */
  forgotPassword: write({
    path: 'forgotpassword',
    body: object({ identityNumber: string(), birthDate: string() }),
    answer: codeSent,
  }),
  resendResetPasswordCode: write({
    path: 'resend-reset-password-code',
    body: object({ identityNumber: string(), birthDate: string() }),
    answer: codeSent,
  }),
  /** Sets a new password with the code of `forgotPassword`. */
  resetPassword: write({
    path: 'dusresetpassword',
    body: object({ identityNumber: string(), activationCode: string(), password: string() }),
  }),
  changePassword: write({
    path: 'change-password',
    access: 'member',
    body: object({ oldPassword: string(), newPassword: string() }),
  }),
  changeExpiredPassword: write({
    path: 'change-expire-password',
    body: object({ userInfo: string(), oldPassword: string(), newPassword: string() }),
  }),
});
