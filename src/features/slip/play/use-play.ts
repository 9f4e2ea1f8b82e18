import { useEffect, useRef, useState } from 'react';
import { leavesDoubt } from '../../../contract/errors.ts';
import { failureText } from '../../../domain/failure-text.ts';
import { type OddChange, oddsConsent } from '../../../domain/slip/odds-consent.ts';
import type { SlipItem } from '../../../domain/slip/slip.ts';
import type { Result } from '../../../model/failure.ts';
import type { PlayState, SlipChange } from '../../../model/slip.ts';
import { changeSlip, playCoupon, useOddsAcceptance, usePlay } from '../../../state/slip/slip.ts';

export interface Playing {
  /** A coupon that is sent is the engine's: what has become of it is read there, in every tab. */
  play: PlayState;
  /** From the tap on, before the engine's first frame about it: a second tap does nothing. */
  busy: boolean;
  /** Odds have moved and no setting accepts it: the tap is a yes to them (rule play-17). */
  moved: boolean;
  /** Why the last tap did nothing, where not even the engine could say; '' for nothing to say. */
  note: string;
  /** The coupon may have been sent, and the engine has not said more since. That is not a failure. */
  doubtful: boolean;
  run: (useBonus: boolean) => void;
}

/** A tap on "Oyna", and what is known of it. */
export function usePlaying(items: readonly SlipItem[]): Playing {
  const play = usePlay();
  const { verdict, changes } = oddsConsent(items, useOddsAcceptance() ?? nothingAccepted);
  const moved = verdict === 'ask';
  const seen = useSeen(moved ? changes : []);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ note: string; doubtful: boolean; before: PlayState } | null>(null);

  const run = (useBonus: boolean): void => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailed(null);
    void send(useBonus, seen).then(({ result, sent }) => {
      running.current = false;
      setBusy(false);
      if (result.ok) return;
      const { failure } = result;
      setFailed({ note: failureText(failure), doubtful: sent && leavesDoubt(failure), before: play });
    });
  };

  // What the engine has said since the tap is newer than what the call came back with.
  const left = failed !== null && failed.before === play ? failed : { note: '', doubtful: false };
  return { play, busy: busy || play.phase === 'sending', moved, note: left.note, doubtful: left.doubtful, run };
}

/** What stands in the button for less time than this was not read before the tap (rule play-23). */
const SEEN_MS = 400;

/** Of the changes on screen those that stood there long enough, with the odds they stood there with. */
function useSeen(changes: readonly OddChange[]): OddChange[] {
  const shown = JSON.stringify(changes);
  const [seen, setSeen] = useState(NONE);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(shown), SEEN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  // One that went back is no change any more: there is nothing to say yes to.
  return (JSON.parse(seen) as OddChange[]).filter(({ eventId }) =>
    changes.some((change) => change.eventId === eventId),
  );
}

const NONE = '[]';

async function send(
  useBonus: boolean,
  agreed: readonly OddChange[],
): Promise<{ result: Result<PlayState>; sent: boolean }> {
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
