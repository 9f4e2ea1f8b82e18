/** What is selected for the coupon. The engine owns it, so that tabs agree; this is the tab's view of it. */
import type { Failure, Result } from '../../model/failure.ts';
import { useSnapshot } from 'valtio/react';
import type { EngineCalls, SelectionRequest } from '../../contract/port/engine.ts';
import type { OddsAcceptance, PlayState, SlipChange, SlipTerms, Selection, TakenIn } from '../../model/slip.ts';
import { askEngine } from '../engine/engine.ts';
import { useTopicValue } from '../engine/live.ts';
import { keepFailure, lastChange } from './last-change.ts';

const none: Selection[] = [];
const idle: PlayState = { phase: 'idle' };

/** All selections, in the order they were made. */
export function useSelections(): Selection[] {
  return useTopicValue({ kind: 'slip' }, 'selections') ?? none;
}

/** Until then an empty slip may be one that was not read yet: it is not to be written over unasked. */
export function useSlipKnown(): boolean {
  return useSlipTerms() !== undefined;
}

/** Systems, multiplier, number of coupons; undefined until the device's slip is read. */
export function useSlipTerms(): SlipTerms | undefined {
  return useTopicValue({ kind: 'slip' }, 'terms');
}

/** What came of the last tap on "Oyna". */
export function usePlay(): PlayState {
  return useTopicValue({ kind: 'slip' }, 'play') ?? idle;
}

/** A coupon of this slip is out: nothing of it changes until it is known what became of it (rule slip-14). */
export function useSlipLocked(): boolean {
  const { phase } = usePlay();
  return phase === 'sending' || phase === 'unknown';
}

/** A member's settings for changed odds; undefined for a visitor and until they are loaded. */
export function useOddsAcceptance(): OddsAcceptance | undefined {
  return useTopicValue({ kind: 'slip' }, 'acceptance');
}

export function clearSelections(): void {
  void askEngine('clearSelections', null).then(keepFailure);
}

/** All at once; the engine leaves out what cannot be in, and answers why. */
export function addSelections(requests: SelectionRequest[]): Promise<Result<TakenIn>> {
  return askEngine('addSelections', requests);
}

export async function changeSlip(change: SlipChange): Promise<Result<null>> {
  const result = await askEngine('changeSlip', change);
  keepFailure(result);
  return result;
}

/** A saved, shared or played slip takes the place of this one; answers what came of its items. */
export async function openSlip(input: EngineCalls['openSlip']['input']): Promise<Result<TakenIn>> {
  const result = await askEngine('openSlip', input);
  keepFailure(result);
  return result;
}

/** One tap, one intent: the name of the intent is made here, once, and whatever happens on the way it is sent once. */
export function playCoupon(useBonus: boolean): Promise<Result<PlayState>> {
  return askEngine('playCoupon', { intent: crypto.randomUUID(), useBonus });
}

export function dismissPlay(): void {
  void askEngine('dismissPlay', null);
}

export function setOddsAcceptance(acceptance: OddsAcceptance): Promise<Result<null>> {
  return askEngine('setOddsAcceptance', acceptance);
}

/** Why the last change of the slip did not happen; `undefined` when it did. */
export function useSlipFailure(): Failure | undefined {
  return useSnapshot(lastChange).failure;
}
