/**
 * The popups a sign-in asks for by the flags of its response (rule sign-in-10), one after the other. They belong to one
 * session and are forgotten with it.
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

export function askAfterSignIn(flags: SignInFlags): void {
  due.popups = duePopups(flags);
}

/** The one to show now. */
export function useDuePopup(): DuePopup | undefined {
  return useSnapshot(due).popups[0];
}

/** It was answered or put off: the next one. */
export function popupDone(kind: DuePopup['kind']): void {
  due.popups = due.popups.filter((popup) => popup.kind !== kind);
}
