/** Requests to show the slip once no overlay is open: after signing in to play, after opening a saved one. */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { requestSignIn } from '../overlays/sign-in-prompt.ts';

/** Milliseconds after which a request expires, because a later sign-in has another purpose. */
const WANTED_MS = 10 * 60_000;

interface How {
  /** True when the slip is shown to a visitor too. */
  visitor?: boolean;
  /** True when the play button gets the focus. */
  toPlay?: boolean;
  /** True when the slip is saved once it is shown. */
  toSave?: boolean;
}

const wanted = proxy({ until: 0, visitor: false, toPlay: false, saveUntil: 0 });

/**
 * Signs in a visitor who wants to play. The same slip is shown again afterwards, also when the sign-in was cancelled
 * (rule play-5).
 */
export function signInToPlay(): void {
  signInFor({ toPlay: true });
}

/**
 * Signs in a visitor who wants to save the slip. It is saved after that by itself, because a player would not notice
 * that it was not.
 */
export function signInToSave(): void {
  signInFor({ toSave: true });
}

/**
 * Signs in a visitor who wants to share the slip. That takes another tap, without which a browser does not open the
 * share sheet.
 */
export function signInToShare(): void {
  signInFor({});
}

/** Requests to show the slip; no effect where it is a column, which is always visible. */
export function requestSlip(): void {
  want({});
}

/** Returns true when the slip is requested for this kind of user. */
export function useIsSlipRequested(member: boolean): boolean {
  const { until, visitor } = useSnapshot(wanted);
  return until > 0 && (member || visitor);
}

/** Takes the request, once; undefined when there is none or it has expired. */
export function consumeSlipRequest(): { toPlay: boolean } | undefined {
  const { until, toPlay } = wanted;
  wanted.until = 0;
  return until > Date.now() ? { toPlay } : undefined;
}

/** Takes the request to save, once; false when there is none or it has expired. */
export function consumePendingSave(): boolean {
  const { saveUntil } = wanted;
  wanted.saveUntil = 0;
  return saveUntil > Date.now();
}

function signInFor(how: How): void {
  want(how);
  requestSignIn(undefined, () => want({ ...how, toSave: false, visitor: true }));
}

function want({ visitor = false, toPlay = false, toSave = false }: How): void {
  const until = Date.now() + WANTED_MS;
  Object.assign(wanted, { until, visitor, toPlay, saveUntil: toSave ? until : 0 });
}
