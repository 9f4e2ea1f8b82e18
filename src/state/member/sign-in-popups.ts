/**
 * Popups required by the flags of a sign-in's response (rule sign-in-10), one after the other. Cleared when the session
 * ends.
 */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import type { SignInFlags } from '../../model/player.ts';
import { type DuePopup, duePopups } from '../../domain/member/sign-in/due-popups.ts';
import { onSessionEnd } from './session.ts';

const due = proxy<{ popups: DuePopup[] }>({ popups: [] });

onSessionEnd(() => {
  due.popups = [];
});

export function queueSignInPopups(flags: SignInFlags): void {
  due.popups = duePopups(flags);
}

/** Returns the popup to show now. */
export function useSignInPopup(): DuePopup | undefined {
  return useSnapshot(due).popups[0];
}

/** Removes a popup that was answered or postponed, so that the next one is shown. */
export function removeSignInPopup(kind: DuePopup['kind']): void {
  due.popups = due.popups.filter((popup) => popup.kind !== kind);
}
