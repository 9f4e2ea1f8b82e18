/** Selections of the coupon. The engine owns them, so that tabs agree; this is the tab's view of them. */
import type { Failure, Result } from '../../model/failure.ts';
import { useSnapshot } from 'valtio/react';
import type { EngineCalls, SelectionRequest } from '../../contract/port/engine-contract.ts';
import type { OddsAcceptance, PlayState, SlipChange, SlipTerms, Selection, AdditionResult } from '../../model/slip.ts';
import { callEngine } from '../engine/call-engine.ts';
import { useTopicValue } from '../engine/use-topic.ts';
import { recordSlipFailure, slipFailure } from './slip-failure.ts';

const none: Selection[] = [];
const idle: PlayState = { phase: 'idle' };

/** Returns all selections, in the order they were made. */
export function useSelections(): Selection[] {
  return useTopicValue({ kind: 'slip' }, 'selections') ?? none;
}

/**
 * Returns true once the stored slip is read. Before that an empty slip may have content, and must not be overwritten
 * without a question.
 */
export function useIsSlipLoaded(): boolean {
  return useSlipTerms() !== undefined;
}

/** Returns systems, multiplier and number of coupons; undefined until the device's slip is read. */
export function useSlipTerms(): SlipTerms | undefined {
  return useTopicValue({ kind: 'slip' }, 'terms');
}

/** Returns the state of the last tap on "Oyna". */
export function useSlipPlay(): PlayState {
  return useTopicValue({ kind: 'slip' }, 'play') ?? idle;
}

/**
 * Returns true while a coupon of this slip is in flight or unresolved: the slip must not change until then (rule
 * slip-14).
 */
export function useIsSlipLocked(): boolean {
  const { phase } = useSlipPlay();
  return phase === 'sending' || phase === 'unknown';
}

/** Returns a member's settings for changed odds; undefined for a visitor and until they are loaded. */
export function useOddsAcceptance(): OddsAcceptance | undefined {
  return useTopicValue({ kind: 'slip' }, 'acceptance');
}

export function clearSelections(): void {
  void callEngine('clearSelections', null).then(recordSlipFailure);
}

/** Adds all of them at once; the engine leaves out those that cannot be added, and returns why. */
export function addSelections(requests: SelectionRequest[]): Promise<Result<AdditionResult>> {
  return callEngine('addSelections', requests);
}

export async function changeSlip(change: SlipChange): Promise<Result<null>> {
  const result = await callEngine('changeSlip', change);
  recordSlipFailure(result);
  return result;
}

/** Replaces the slip by a saved, shared or played one. Returns the outcome for its items. */
export async function openSlip(input: EngineCalls['openSlip']['input']): Promise<Result<AdditionResult>> {
  const result = await callEngine('openSlip', input);
  recordSlipFailure(result);
  return result;
}

/** Plays the coupon. The id of the intent is created once per tap, so that the request is sent at most once. */
export function playCoupon(useBonus: boolean): Promise<Result<PlayState>> {
  return callEngine('playCoupon', { intent: crypto.randomUUID(), useBonus });
}

export function dismissSlipPlay(): void {
  void callEngine('dismissPlay', null);
}

export function setOddsAcceptance(acceptance: OddsAcceptance): Promise<Result<null>> {
  return callEngine('setOddsAcceptance', acceptance);
}

/** Returns the failure of the last change of the slip; `undefined` after a success. */
export function useSlipFailure(): Failure | undefined {
  return useSnapshot(slipFailure).failure;
}
