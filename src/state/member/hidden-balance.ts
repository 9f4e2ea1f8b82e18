/** Whether the member's balance stands as points: a setting of the account, known here before the first screen (rule profile-11). */
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

/** As the member chose; shown until it is known, which no device has to ask twice. */
export function useHiddenBalance(): boolean {
  const { kept } = useSnapshot(known);
  const playerNo = useSession().player?.playerNo;
  useEffect(() => {
    known.kept = readHiddenBalance();
    if (playerNo !== undefined && known.kept?.playerNo !== playerNo) void ask(playerNo);
    return watchHiddenBalance((other) => (known.kept = other));
  }, [playerNo]);
  return kept !== null && kept.playerNo === playerNo && kept.hidden;
}

/** At once, in every tab; put back where the service refuses: to what it was, or to not known. */
export async function hideBalance(hidden: boolean): Promise<Result<ProfileSettings>> {
  const before = known.kept;
  heardHiddenBalance(hidden);
  const shown = known.kept;
  const saved = await saveProfileSetting('hideBalance', hidden);
  if (saved.ok) return saved;
  if (isSignedIn(before)) keep(before);
  // What was read or chosen meanwhile is known.
  else if (known.kept === shown) forget();
  return saved;
}

/** What a screen read of the account's settings. */
export function heardHiddenBalance(hidden: boolean): void {
  const { player } = sessionNow();
  if (player !== null) keep({ playerNo: player.playerNo, hidden });
}

async function ask(playerNo: number): Promise<void> {
  const answer = await readService('getProfileSettings', {});
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
