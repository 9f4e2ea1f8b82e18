/**
 * Further calls of the identity service: passwords and resent codes. Only screens make these calls, so they stay out
 * of the engine's start-up code.
 */
import { object, string } from 'superstruct';
import { serviceArea, write } from './call.ts';
import { codeSent } from './identity.ts';

export const passwords = serviceArea('identity', {
  /** Resends the code of steps 100 and 103. */
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
