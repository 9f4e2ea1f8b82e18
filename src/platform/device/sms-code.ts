/** WebOTP: supporting browsers offer the code of an SMS to the page it is meant for. */

/** Returns the code; null if the browser does not support it, the player declined or `signal` aborted. */
export async function receiveSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in globalThis) || !('credentials' in navigator)) return null;
  // TypeScript's DOM types lack this kind of credential.
  const wanted = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
  try {
    const credential: (Credential & { code?: unknown }) | null = await navigator.credentials.get(wanted);
    return typeof credential?.code === 'string' ? credential.code : null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
