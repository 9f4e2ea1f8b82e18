/**
 * Further calls of the identity service: passwords and resent codes (assumption-8). Only screens make these calls, so
 * they stay out of the engine's start-up code.
 */
import { object, string } from 'superstruct';
import { defineCalls, writeCall } from './call.ts';
import { codeSentResponse } from './identity-calls.ts';

export const passwordsCalls = defineCalls('identity', {
  /** Resends the code of steps 100 and 103. */
  resendActivationCode: writeCall({
    path: 'resend-activation-code',
    body: object({ userInfo: string() }),
    response: codeSentResponse,
  }),
  /** Sends a reset code to the account's phone. `birthDate` is ISO, `YYYY-MM-DD`. */
  forgotPassword: writeCall({
    path: 'forgotpassword',
    body: object({ identityNumber: string(), birthDate: string() }),
    response: codeSentResponse,
  }),
  resendResetPasswordCode: writeCall({
    path: 'resend-reset-password-code',
    body: object({ identityNumber: string(), birthDate: string() }),
    response: codeSentResponse,
  }),
  /** Sets a new password with the code of `forgotPassword`. */
  resetPassword: writeCall({
    path: 'dusresetpassword',
    body: object({ identityNumber: string(), activationCode: string(), password: string() }),
  }),
  changePassword: writeCall({
    path: 'change-password',
    access: 'member',
    body: object({ oldPassword: string(), newPassword: string() }),
  }),
  changeExpiredPassword: writeCall({
    path: 'change-expire-password',
    body: object({ userInfo: string(), oldPassword: string(), newPassword: string() }),
  }),
});
