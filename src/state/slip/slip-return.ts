/** The slip is to be shown once nothing else stands over the page: after signing in to play, after opening a saved one. */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { openSignIn } from '../overlays/sign-in-prompt.ts';

/** Whoever signs in later than this came for something else. */
const WANTED_MS = 10 * 60_000;

/** `visitor`: also unsigned. `toPlay`: its button takes the focus. */
const wanted = proxy({ until: 0, visitor: false, toPlay: false });

/** A visitor who wanted to play signs in, or thinks better of it, and finds the same slip open again (rule play-5). */
export function signInToPlay(): void {
  want({ visitor: false, toPlay: true });
  openSignIn(undefined, () => want({ visitor: true, toPlay: true }));
}

/** Where the slip is a column it is in sight anyway. */
export function wantSlip(): void {
  want({ visitor: false, toPlay: false });
}

/** Whether it is, by a member or by whoever is there. */
export function useSlipWanted(member: boolean): boolean {
  const { until, visitor } = useSnapshot(wanted);
  return until > 0 && (member || visitor);
}

/** What it is wanted for, while it still is, and once for each time. */
export function takeSlipWanted(): { toPlay: boolean } | undefined {
  const { until, toPlay } = wanted;
  wanted.until = 0;
  return until > Date.now() ? { toPlay } : undefined;
}

function want(how: { visitor: boolean; toPlay: boolean }): void {
  Object.assign(wanted, how, { until: Date.now() + WANTED_MS });
}
