import { useEffect, useState } from 'react';
import { type OddChange, oddsConsent } from '../../../domain/slip/odds-consent.ts';
import type { SlipItem } from '../../../domain/slip/slip-state.ts';
import type { PlayState, SlipChange } from '../../../model/slip.ts';
import { type MoneyTapResult, type MoneyTap, useMoneyTap } from '../../../state/engine/use-money-tap.ts';
import { changeSlip, playCoupon, useOddsAcceptance, useSlipPlay } from '../../../state/slip/slip-calls.ts';

interface PlayAction extends Omit<MoneyTap, 'run'> {
  /** State of a sent coupon, which the engine shares with every tab. */
  play: PlayState;
  /** True when odds have moved and no setting accepts them: the tap accepts them (rule play-17). */
  oddsMoved: boolean;
  run: (useBonus: boolean) => void;
}

/** A tap on "Oyna" and its state. */
export function usePlayAction(items: readonly SlipItem[]): PlayAction {
  const play = useSlipPlay();
  const { verdict, changes } = oddsConsent(items, useOddsAcceptance() ?? nothingAccepted);
  const moved = verdict === 'ask';
  const seen = useSeen(moved ? changes : []);
  const tap = useMoneyTap(play);
  return { ...tap, play, oddsMoved: moved, run: (useBonus) => tap.run(() => send(useBonus, seen)) };
}

/** Changes shown in the button for less time than this were not read before the tap (rule play-23). */
const SEEN_MS = 400;

/** Changes that were on screen long enough, with the odds shown then. */
function useSeen(changes: readonly OddChange[]): OddChange[] {
  const shown = JSON.stringify(changes);
  const [seen, setSeen] = useState(NONE);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(shown), SEEN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  // A change that was reverted needs no consent.
  return (JSON.parse(seen) as OddChange[]).filter(({ eventId }) =>
    changes.some((change) => change.eventId === eventId),
  );
}

const NONE = '[]';

async function send(useBonus: boolean, agreed: readonly OddChange[]): Promise<MoneyTapResult> {
  if (agreed.length > 0) {
    const change = await changeSlip({ type: 'agree', odds: agreed.map(agreedOdd) });
    if (!change.ok) return { result: change, sent: false };
  }
  return { result: await playCoupon(useBonus), sent: true };
}

type AgreedOdd = Extract<SlipChange, { type: 'agree' }>['odds'][number];

const agreedOdd = ({ eventId, marketId, outcomeNumber, to }: OddChange): AgreedOdd => ({
  eventId,
  marketId,
  outcomeNumber,
  odd: to,
});

const nothingAccepted = { acceptAll: false, acceptIncreases: false };
