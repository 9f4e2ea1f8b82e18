import type { Failure, Result } from '../../../model/failure.ts';
import { useRef, useState } from 'react';
import type { PlayState, SlipChange } from '../../../model/slip.ts';
import { changeSlip, playCoupon, usePlay } from '../../../state/slip/slip.ts';
import { askForOdds } from '../ask-odds.tsx';

export type AgreedOdds = Extract<SlipChange, { type: 'agree' }>['odds'];

export interface Playing {
  play: PlayState;
  /** From the tap on, before anybody else has heard of it: a second tap does nothing. */
  busy: boolean;
  /** Why the last tap came to nothing, when not even the engine could say. */
  failure: Failure | null;
  /** Nobody knows what became of the last tap, and the engine has not spoken yet. */
  doubtful: boolean;
  send: (useBonus: boolean) => void;
}

/** A tap on "Oyna", and what is known of it. Odds that moved ask, and a yes to them is a tap of its own. */
export function usePlaying(): Playing {
  const play = usePlay();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<{ failure: Failure; seen: PlayState } | null>(null);

  const ask = async (useBonus: boolean, agreed: AgreedOdds): Promise<Result<PlayState>> => {
    if (agreed.length > 0) {
      const change = await changeSlip({ type: 'agree', odds: agreed });
      if (!change.ok) return change;
    }
    return playCoupon(useBonus);
  };

  const send = (useBonus: boolean, agreed: AgreedOdds): void => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setTrouble(null);
    void ask(useBonus, agreed).then((result) => {
      sending.current = false;
      setBusy(false);
      if (!result.ok) setTrouble({ failure: result.failure, seen: play });
      else if (result.value.phase === 'ask') askForOdds((odds) => send(useBonus, odds));
    });
  };

  // What the engine told since is newer than what this tab was left with.
  const failure = trouble !== null && trouble.seen === play ? trouble.failure : null;
  return {
    play,
    busy: busy || play.phase === 'sending',
    failure,
    doubtful: failure?.kind === 'unknown',
    send: (useBonus) => send(useBonus, []),
  };
}
