/**
 * The identity service (player-account §3, §7): signing in and out, codes, passwords. Bodies the specification does not
 * show are agreed here, between the engine that sends them and the stand-in that answers.
 */
import { boolean, enums, nullable, number, object, optional, string, type as shape, unknown } from 'superstruct';
import { serviceCall } from './call.ts';

const tokenPair = { accessToken: string(), refreshToken: string() };
export const tokensAnswer = shape(tokenPair);

/** `info.code` of an answer to signIn that is no session yet (player-account §4). */
export const ACTIVATION_CODE_NEEDED = 100;
export const DEVICE_CONFIRMATION_NEEDED = 103;

/**
 * With `info.code` 100 or 103 the answer has no tokens: a code was sent, and the same call comes again with the header
 * Activation-Code.
 */
export const signIn = serviceCall({
  area: 'identity',
  method: 'POST',
  path: 'signIn',
  device: true,
  query: object({}),
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
});

export const signOut = serviceCall({
  area: 'identity',
  method: 'POST',
  path: 'sign-out',
  auth: 'bearer',
  device: true,
  query: object({}),
  body: object({}),
  answer: unknown(),
});

export const signOutAll = serviceCall({
  area: 'identity',
  method: 'POST',
  path: 'sign-out-all',
  auth: 'bearer',
  device: true,
  query: object({}),
  body: object({}),
  answer: unknown(),
});

/** The refresh token travels in the address: it is never stored, logged or reported (platform pitfall). */
export const refreshTokens = serviceCall({
  area: 'identity',
  method: 'POST',
  path: 'Identity/access-tokens/:refresh/:memberId/refresh',
  device: true,
  query: object({}),
  body: object({}),
  answer: tokensAnswer,
});

const codeSent = shape({
  /** Until when the code is valid, epoch seconds. */
  codeValidityDate: number(),
});

/** Sends a reset code to the account's phone. `birthDate` is ISO, `YYYY-MM-DD`. */
export const forgotPassword = serviceCall({
  area: 'identity',
  method: 'POST',
  path: 'forgotpassword',
  query: object({}),
  body: object({ identityNumber: string(), birthDate: string() }),
  answer: codeSent,
});

export const resendResetPasswordCode = serviceCall({
  area: 'identity',
  method: 'POST',
  path: 'resend-reset-password-code',
  query: object({}),
  body: object({ identityNumber: string(), birthDate: string() }),
  answer: codeSent,
});

/** Sets a new password with the code of `forgotPassword`. */
export const resetPassword = serviceCall({
  area: 'identity',
  method: 'POST',
  path: 'dusresetpassword',
  query: object({}),
  body: object({ identityNumber: string(), activationCode: string(), password: string() }),
  answer: unknown(),
});

/** Checks the code of sign-in step 100 on the verification page; a right one is a session. */
export const validateActivationCode = serviceCall({
  area: 'identity',
  method: 'POST',
  path: 'validateactivationcode',
  device: true,
  query: object({}),
  body: object({ userInfo: string(), activationCode: string() }),
  answer: tokensAnswer,
});

/** For 100 and 103 alike. */
export const resendActivationCode = serviceCall({
  area: 'identity',
  method: 'POST',
  path: 'resend-activation-code',
  query: object({}),
  body: object({ userInfo: string() }),
  answer: codeSent,
});

export const changePassword = serviceCall({
  area: 'identity',
  method: 'POST',
  path: 'change-password',
  auth: 'bearer',
  query: object({}),
  body: object({ oldPassword: string(), newPassword: string() }),
  answer: unknown(),
});

/** Sign-in refused with error code 104 (password expired): a new one is set with the old. */
export const PASSWORD_EXPIRED = 104;
export const changeExpiredPassword = serviceCall({
  area: 'identity',
  method: 'POST',
  path: 'change-expire-password',
  query: object({}),
  body: object({ userInfo: string(), oldPassword: string(), newPassword: string() }),
  answer: unknown(),
});
