/**
 * Whether the member's balance stands as points: a setting of the account, known here before the first screen, and asked
 * for all the same, because another device may have changed it (rule profile-11).
 */
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import type { Result } from '../../model/failure.ts';
import type { ProfileSettings } from '../../model/profile.ts';
import {
  type HiddenBalance,
  forgetHiddenBalance,
  readHiddenBalance,
  watchHiddenBalance,
  writeHiddenBalance,
} from '../../platform/kept/hidden-balance.ts';
import { readService } from '../engine/services.ts';
import { saveProfileSetting } from './profile-settings.ts';
import { sessionNow, useSession } from './session.ts';

const known = proxy<{ kept: HiddenBalance | null }>({ kept: readHiddenBalance() });

/** The question whose answer still counts: a choice made after it was asked is newer. */
let asking: { playerNo: number } | undefined;
/** Choices on their way to the service. */
let saving = 0;

/** As the member chose; shown until it is known. */
export function useHiddenBalance(): boolean {
  const { kept } = useSnapshot(known);
  const playerNo = useSession().player?.playerNo;
  useEffect(() => {
    known.kept = readHiddenBalance();
    const stop = watchHiddenBalance((other) => {
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
 * At once, in every tab; put back where the service refuses: to what it was, or to not known. Then the service is asked,
 * because it may have been done.
 */
export async function hideBalance(hidden: boolean): Promise<Result<ProfileSettings>> {
  const before = known.kept;
  asking = undefined;
  show(hidden);
  const shown = known.kept;
  saving += 1;
  const saved = await saveProfileSetting('hideBalance', hidden);
  saving -= 1;
  if (saved.ok) return saved;
  if (isSignedIn(before)) keep(before);
  // What another tab chose meanwhile is known.
  else if (known.kept === shown) forget();
  const { player } = sessionNow();
  if (player !== null && saving === 0) void ask(player.playerNo);
  return saved;
}

/** What a screen read of the account's settings: while a choice is on its way, what was before it. */
export function heardHiddenBalance(hidden: boolean): void {
  if (saving === 0) show(hidden);
}

function show(hidden: boolean): void {
  const { player } = sessionNow();
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

/** The session may have ended meanwhile. */
function isSignedIn(kept: HiddenBalance | null): kept is HiddenBalance {
  return kept !== null && kept.playerNo === sessionNow().player?.playerNo;
}

function forget(): void {
  known.kept = null;
  forgetHiddenBalance();
}

function keep(kept: HiddenBalance): void {
  known.kept = kept;
  writeHiddenBalance(kept);
}
