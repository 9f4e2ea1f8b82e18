/** Takes over another player's slip from a page that shows its odds. */
import type { EngineCalls } from '../../contract/port/engine-contract.ts';
import type { Result } from '../../model/failure.ts';
import type { SlipChange, AdditionResult } from '../../model/slip.ts';
import { changeSlip, openSlip } from './slip-calls.ts';

/**
 * Opens the slip and accepts the odds that were on screen. A selection whose odd has changed since shows both in the
 * slip, and needs consent before a play (rules slip-13, odds-8).
 */
export async function openSlipWithOdds(
  input: EngineCalls['openSlip']['input'],
  shown: readonly ShownOdd[],
): Promise<Result<AdditionResult>> {
  const taken = await openSlip(input);
  if (taken.ok && taken.value.added > 0 && shown.length > 0) {
    const odds = shown.map(({ eventId, marketId, outcomeNumber, odd }) => ({ eventId, marketId, outcomeNumber, odd }));
    await changeSlip({ type: 'agree', odds });
  }
  return taken;
}

type ShownOdd = Extract<SlipChange, { type: 'agree' }>['odds'][number];
