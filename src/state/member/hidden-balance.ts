/**
 * Setting that shows the member's balance as dots. Stored on the device for the first screen, and refetched all the
 * same, because another device may have changed it (rule profile-11).
 */
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import type { Result } from '../../model/failure.ts';
import type { ProfileSettings } from '../../model/player.ts';
import { type HiddenBalance, storedHiddenBalance } from '../../platform/browser-storage/stored-player-notes.ts';
import { readService } from '../engine/call-service.ts';
import { saveProfileSetting } from './profile-settings.ts';
import { currentSession, useSession } from './session.ts';

const known = proxy<{ kept: HiddenBalance | null }>({ kept: storedHiddenBalance.read() });

/** The request whose response still counts: a later choice of the player makes it obsolete. */
let asking: { playerNo: number } | undefined;
/** Number of choices being saved. */
let saving = 0;

/** Returns true when the member hides the balance; false until that is known. */
export function useHiddenBalance(): boolean {
  const { kept } = useSnapshot(known);
  const playerNo = useSession().player?.playerNo;
  useEffect(() => {
    known.kept = storedHiddenBalance.read();
    const stop = storedHiddenBalance.watch((other) => {
      asking = undefined;
      known.kept = other;
    });
    const look = (): void => {
      const isDue = saving === 0 && asking?.playerNo !== playerNo && document.visibilityState === 'visible';
      if (playerNo !== undefined && isDue) void ask(playerNo);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [playerNo]);
  return kept !== null && kept.playerNo === playerNo && kept.hidden;
}

/**
 * Applies the choice at once, in every tab. A failure restores the former state, known or unknown, and then reads the
 * setting, because it may have been saved.
 */
export async function setBalanceHidden(hidden: boolean): Promise<Result<ProfileSettings>> {
  const before = known.kept;
  asking = undefined;
  show(hidden);
  const shown = known.kept;
  saving += 1;
  const saved = await saveProfileSetting('hideBalance', hidden);
  saving -= 1;
  if (saved.ok) return saved;
  if (isSignedIn(before)) keep(before);
  // If another tab has made a choice meanwhile, that one stays.
  else if (known.kept === shown) keep(null);
  const { player } = currentSession();
  if (player !== null && saving === 0) void ask(player.playerNo);
  return saved;
}

/** Takes over the setting a screen has read; ignored while a choice is being saved, because it may be from before. */
export function syncHiddenBalance(hidden: boolean): void {
  if (saving === 0) show(hidden);
}

function show(hidden: boolean): void {
  const { player } = currentSession();
  if (player !== null) keep({ playerNo: player.playerNo, hidden });
}

async function ask(playerNo: number): Promise<void> {
  const mine = { playerNo };
  asking = mine;
  const answer = await readService('getProfileSettings', {});
  if (asking !== mine) return;
  asking = undefined;
  if (!answer.ok) return;
  const told = { playerNo, hidden: answer.value.data.hideBalance };
  if (isSignedIn(told)) keep(told);
}

/** False when the session has ended meanwhile. */
function isSignedIn(kept: HiddenBalance | null): kept is HiddenBalance {
  return kept !== null && kept.playerNo === currentSession().player?.playerNo;
}

/** Null forgets the setting. */
function keep(kept: HiddenBalance | null): void {
  known.kept = kept;
  storedHiddenBalance.write(kept);
}
