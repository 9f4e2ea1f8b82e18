/** Calls of visitors that require a bot check (rule check-1). They carry its token as `Bot-Token`. */
export const botCheckedCalls = [
  'signIn',
  'register',
  'forgotPassword',
  'resendResetPasswordCode',
  'resendActivationCode',
  'resendRegistrationCode',
  'changeRegistrationPhone',
  'contactUs',
  'applyForRetail',
] as const;
export type BotCheckedCall = (typeof botCheckedCalls)[number];

export const BOT_TOKEN_HEADER = 'Bot-Token';

/** `error.code` of a request rejected by the check. */
export const BOT_CHECK_FAILED = 120;
