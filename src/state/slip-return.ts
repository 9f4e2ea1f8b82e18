/** A visitor who wanted to play signs in and finds the same slip open again (sportsbook §6). */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { openSignIn } from './sign-in-prompt.ts';

/** Whoever signs in later than this came for something else. */
const WANTED_MS = 10 * 60_000;

const wish = proxy({ until: 0 });

export function signInToPlay(): void {
  wish.until = Date.now() + WANTED_MS;
  openSignIn();
}

/** Whether the slip is to be opened for a member who has just come. */
export function useSlipWanted(): boolean {
  return useSnapshot(wish).until > 0;
}

/** Answers whether it was still wanted. */
export function takeSlipWish(): boolean {
  const wanted = wish.until > Date.now();
  wish.until = 0;
  return wanted;
}
