import { useRef, useState } from 'react';
import { leavesDoubt } from '../../../contract/errors.ts';
import { failureText } from '../../../domain/failure-text.ts';
import type { Result } from '../../../model/failure.ts';
import type { PlayState } from '../../../model/slip.ts';
import { changeSlip, playCoupon, usePlay } from '../../../state/slip/slip.ts';
import { type AgreedOdds, askForOdds } from './notices.tsx';

export interface Playing {
  /** A coupon that is sent is the engine's: what has become of it is read there, in every tab. */
  play: PlayState;
  /** From the tap on, before the engine's first frame about it: a second tap does nothing. */
  busy: boolean;
  /** Why the last tap did nothing, where not even the engine could say; '' for nothing to say. */
  note: string;
  /** The coupon may have been sent, and the engine has not said more since. That is not a failure. */
  doubtful: boolean;
  run: (useBonus: boolean) => void;
}

/** A tap on "Oyna", and what is known of it. Odds that moved ask, and a yes to them is a tap of its own. */
export function usePlaying(): Playing {
  const play = usePlay();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ note: string; doubtful: boolean; before: PlayState } | null>(null);

  const run = (useBonus: boolean, agreed: AgreedOdds): void => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailed(null);
    void send(useBonus, agreed).then(({ result, sent }) => {
      running.current = false;
      setBusy(false);
      if (!result.ok) {
        const { failure } = result;
        setFailed({ note: failureText(failure), doubtful: sent && leavesDoubt(failure), before: play });
      } else if (result.value.phase === 'ask') askForOdds((odds) => run(useBonus, odds));
    });
  };

  // What the engine has said since the tap is newer than what the call came back with.
  const left = failed !== null && failed.before === play ? failed : { note: '', doubtful: false };
  return {
    play,
    busy: busy || play.phase === 'sending',
    note: left.note,
    doubtful: left.doubtful,
    run: (useBonus) => run(useBonus, []),
  };
}

async function send(useBonus: boolean, agreed: AgreedOdds): Promise<{ result: Result<PlayState>; sent: boolean }> {
  if (agreed.length > 0) {
    const change = await changeSlip({ type: 'agree', odds: agreed });
    if (!change.ok) return { result: change, sent: false };
  }
  return { result: await playCoupon(useBonus), sent: true };
}
