/** The slip is to be shown once nothing else stands over the page: after signing in to play, after opening a saved one. */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { openSignIn } from '../overlays/sign-in-prompt.ts';

/** Whoever signs in later than this came for something else. */
const WANTED_MS = 10 * 60_000;

interface How {
  /** Also unsigned. */
  visitor?: boolean;
  /** Its button takes the focus. */
  toPlay?: boolean;
  /** It is saved, once it stands there. */
  toSave?: boolean;
}

const wanted = proxy({ until: 0, visitor: false, toPlay: false, saveUntil: 0 });

/** A visitor who wanted to play signs in, or thinks better of it, and finds the same slip open again (rule play-5). */
export function signInToPlay(): void {
  signInFor({ toPlay: true });
}

/** Likewise who wanted to save it: that is done then, for nobody would see that it was not. */
export function signInToSave(): void {
  signInFor({ toSave: true });
}

/** Likewise who wanted to share it, with one more tap: the system's sheet opens to nothing else. */
export function signInToShare(): void {
  signInFor({});
}

/** Where the slip is a column it is in sight anyway. */
export function wantSlip(): void {
  want({});
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

/** Whether a member still wants it saved, once for each time. */
export function takeSaveWanted(): boolean {
  const { saveUntil } = wanted;
  wanted.saveUntil = 0;
  return saveUntil > Date.now();
}

function signInFor(how: How): void {
  want(how);
  openSignIn(undefined, () => want({ ...how, toSave: false, visitor: true }));
}

function want({ visitor = false, toPlay = false, toSave = false }: How): void {
  const until = Date.now() + WANTED_MS;
  Object.assign(wanted, { until, visitor, toPlay, saveUntil: toSave ? until : 0 });
}
