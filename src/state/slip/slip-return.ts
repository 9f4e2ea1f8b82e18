/** The slip is to be shown once nothing else stands over the page: after signing in to play, after opening a saved one. */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { openSignIn } from '../overlays/sign-in-prompt.ts';

/** Whoever signs in later than this came for something else. */
const WANTED_MS = 10 * 60_000;

const wanted = proxy({ until: 0 });

/** A visitor who wanted to play signs in and finds the same slip open again (rule play-5). */
export function signInToPlay(): void {
  wantSlip();
  openSignIn();
}

/** Where the slip is a column it is in sight anyway. */
export function wantSlip(): void {
  wanted.until = Date.now() + WANTED_MS;
}

export function useSlipWanted(): boolean {
  return useSnapshot(wanted).until > 0;
}

/** True while it is still wanted, and once for each time. */
export function takeSlipWanted(): boolean {
  const inTime = wanted.until > Date.now();
  wanted.until = 0;
  return inTime;
}
