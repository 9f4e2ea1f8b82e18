/** Codes a `signIn` response contains in place of a session. */

/** `info.code`: a code was sent; the call is repeated with it. */
export const ACTIVATION_CODE_NEEDED = 100;
export const DEVICE_CONFIRMATION_NEEDED = 103;
/** `error.code`: the password expired; a new one is set with the old one. */
export const PASSWORD_EXPIRED = 104;
