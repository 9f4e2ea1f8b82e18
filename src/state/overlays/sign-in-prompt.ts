/**
 * Requests the sign-in dialog, from anywhere: a popup on a desktop, a bottom sheet elsewhere (rule sign-in-2). The
 * shell opens it.
 */
import { useSnapshot } from 'valtio/react';
import { proxy, ref } from 'valtio/vanilla';

/** A new object for each request: it may be requested twice. */
interface SignInAsked {
  readonly from: string;
  /** The player closed it unsigned, and is still on the page. */
  readonly onLeft?: (() => void) | undefined;
}

const prompt = proxy<{ asked: SignInAsked | null }>({ asked: null });

/** `from`: where to go once signed in; by default the player stays on the page that asked. */
export function openSignIn(from = `${location.pathname}${location.search}`, onLeft?: () => void): void {
  prompt.asked = ref({ from, onLeft });
}

/** Null until it is requested, and once it was opened. */
export function useSignInAsked(): SignInAsked | null {
  return useSnapshot(prompt).asked;
}

export function signInOpened(): void {
  prompt.asked = null;
}
