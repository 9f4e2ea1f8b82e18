/** Helpers for the state of a money request. */
import type { Failure } from '../../../src/model/failure.ts';
import type { Doubt, MoneyState, PlainState, ToldState } from '../../../src/model/money-call.ts';

type AnyState = MoneyState<ToldState>;

/** True while no other request may be sent. */
export const isLocked = ({ phase }: AnyState): boolean => phase === 'sending' || phase === 'unknown';
export const intentOf = (state: AnyState): string | undefined => (state.phase === 'idle' ? undefined : state.intent);
export const doubtOf = (state: AnyState): Doubt | undefined => (state.phase === 'unknown' ? state.doubt : undefined);

/** The state after a refusal by the service or by the product itself. */
export function rejected(intent: string, failure: Failure): PlainState {
  return { phase: 'rejected', intent, failure };
}
