/** WebOTP: where the browser can, it offers the code of an SMS to the page it is meant for. */

/** The code, or null when the browser cannot, the player does not want it, or nobody waits any more. */
export async function receiveSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in globalThis) || !('credentials' in navigator)) return null;
  // The library's types do not know this kind of credential.
  const wanted = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
  try {
    const credential: (Credential & { code?: unknown }) | null = await navigator.credentials.get(wanted);
    return typeof credential?.code === 'string' ? credential.code : null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
