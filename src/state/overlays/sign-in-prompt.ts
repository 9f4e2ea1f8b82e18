/**
 * Requests the sign-in dialog, from anywhere: a popup on a desktop, a bottom sheet elsewhere (rule sign-in-2). The
 * shell opens it.
 */
import { useSnapshot } from 'valtio/react';
import { proxy, ref } from 'valtio/vanilla';

/** A new object for each request, because the dialog may be requested twice. */
interface SignInAsked {
  readonly from: string;
  /** Called when the player closes it without signing in, and stays on the page. */
  readonly onLeft?: (() => void) | undefined;
}

const prompt = proxy<{ asked: SignInAsked | null }>({ asked: null });

/** `from`: where to go once signed in; by default the player stays on the current page. */
export function requestSignIn(from = `${location.pathname}${location.search}`, onLeft?: () => void): void {
  prompt.asked = ref({ from, onLeft });
}

/** Returns the request; null before the first one, and once the dialog was opened. */
export function useSignInRequest(): SignInAsked | null {
  return useSnapshot(prompt).asked;
}

export function clearSignInRequest(): void {
  prompt.asked = null;
}
