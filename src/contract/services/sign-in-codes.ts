/** What a `signIn` answers in place of a session. */

/** `info.code`: a code was sent, and the same call comes again with it. */
export const ACTIVATION_CODE_NEEDED = 100;
export const DEVICE_CONFIRMATION_NEEDED = 103;
/** `error.code`: the password ran out, a new one is set with the old. */
export const PASSWORD_EXPIRED = 104;
